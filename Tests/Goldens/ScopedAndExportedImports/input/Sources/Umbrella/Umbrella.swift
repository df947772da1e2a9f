@_exported import Inner
