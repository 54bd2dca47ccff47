/** The prototypes that all values inherit from. */
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
 * Names that libraries set on their own objects and classes, which a read-only property of the prototype would forbid.
 * Accessors would allow it, but slow down array and string operations by half.
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
 * Makes shared prototypes immutable, so that external text used as a path or name cannot change how the process works.
 * This is defense in depth: code that sets properties by such text validates it first. Call it once everything that
 * extends prototypes is loaded.
 */
export function protectBuiltins(): void {
  // In one step: once a single property was redefined, V8 no longer inlines array operations, and each `map`, `push`
  // and `for … of` takes five to twenty times as long (bench/NOTES.md). No dependency sets properties of those names on
  // subclasses of arrays.
  Object.freeze(Array.prototype);
  for (const prototype of PROTOTYPES) {
    // Strings cannot name symbols.
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
