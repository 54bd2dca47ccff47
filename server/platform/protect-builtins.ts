/** What every value of the program inherits from. */
const PROTOTYPES: readonly object[] = [
  Object,
  Function,
  Array,
  String,
  Number,
  Boolean,
  Symbol,
  BigInt,
  Date,
  RegExp,
  Error,
  TypeError,
  RangeError,
  SyntaxError,
  Promise,
  Map,
  Set,
  WeakMap,
  WeakSet,
  ArrayBuffer,
  DataView,
  Uint8Array,
].map((made): object => made.prototype);

/**
 * Names that objects and classes of libraries set for themselves, which a read-only property of that name further up would
 * forbid them. Accessors would allow it, but make programs that work on arrays and texts half as slow again.
 */
const SET_BY_HEIRS = new Set([
  "constructor",
  "toString",
  "toLocaleString",
  "valueOf",
  "toJSON",
  "name",
  "message",
  "stack",
  "cause",
]);

/**
 * Makes what all values share unchangeable, so that text from outside that is taken for a path or a name cannot change how
 * the process works. A second wall: whoever sets properties by such text looks at it first. Call it once all is loaded that
 * adds to prototypes.
 */
export function protectBuiltins(): void {
  // In one step: once a single property of it was defined anew, V8 no longer inlines what arrays do, and each `map`, `push` and
  // `for … of` takes five to twenty times as long (bench/NOTES.md). Nothing we load sets names of its own on heirs of arrays.
  Object.freeze(Array.prototype);
  for (const prototype of PROTOTYPES) {
    // No text names a symbol.
    for (const key of Object.getOwnPropertyNames(prototype)) protect(prototype, key);
    Object.preventExtensions(prototype);
  }
}

function protect(prototype: object, key: string): void {
  const property = Reflect.getOwnPropertyDescriptor(prototype, key);
  if (!property) return;
  const { value, get, set } = property;
  if (key !== "constructor")
    for (const method of [value, get, set]) if (typeof method === "function") Object.freeze(method);
  if (!property.configurable || SET_BY_HEIRS.has(key)) return;
  Object.defineProperty(
    prototype,
    key,
    "value" in property ? { writable: false, configurable: false } : { configurable: false },
  );
}
