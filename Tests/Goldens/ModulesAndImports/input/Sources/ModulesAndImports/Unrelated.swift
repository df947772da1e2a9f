import Foundation

let launched = Date()
