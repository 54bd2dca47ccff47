/** Names that lead from a value to shared prototypes. */
const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);

const ARRAY_INDEX = /^(0|[1-9]\d{0,5})$/;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Creates the error for a form that cannot be understood: BAD_REQUEST, as for such a body in JSON. */
export const malformed = (message: string) => Object.assign(new Error(message), { statusCode: 400 });

/** Parses a form field as a JSON object. @throws BAD_REQUEST */
export function readObject(field: "operations" | "map", text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw malformed(`The form's field "${field}" is not JSON.`);
  }
  if (!isObject(value) || Array.isArray(value)) throw malformed(`The form's field "${field}" must be a JSON object.`);
  return value;
}

/**
 * Places a file at each path of the map, created by `make` from the name of its part. Paths lie within the variables
 * and must lead to null; each file has one.
 * @throws BAD_REQUEST
 */
export function placeFiles(
  operation: Record<string, unknown>,
  map: Readonly<Record<string, unknown>>,
  make: (part: string) => object,
): void {
  for (const [part, paths] of Object.entries(map)) {
    if (!Array.isArray(paths)) throw malformed(`The map must have a list of paths for the file "${part}".`);
    if (paths.length !== 1) throw malformed(`The map must have exactly one path for the file "${part}".`);
    const path: unknown = paths[0];
    if (typeof path !== "string") throw malformed(`The map must give the path of the file "${part}" as a string.`);
    place(operation, path, make(part));
  }
}

function place(operation: Record<string, unknown>, path: string, file: object): void {
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  if (keys[0] !== "variables") throw malformed(`Files go into the variables, not to "${path}".`);
  let holder: unknown = operation;
  for (const key of keys) holder = isObject(holder) && hasOwn(holder, key) ? holder[key] : undefined;
  // The holder may be a file that was placed earlier: nothing is placed inside it.
  if (!isObject(holder) || !hasOwn(holder, last) || holder[last] !== null) {
    throw malformed(`No file is expected at "${path}". The operation must have null there.`);
  }
  holder[last] = file;
}

/** Whether the value itself has the property: inherited ones are shared by all values of the process. */
function hasOwn(holder: Record<string, unknown>, key: string): boolean {
  if (FORBIDDEN.has(key)) return false;
  if (Array.isArray(holder) && !ARRAY_INDEX.test(key)) return false;
  return Object.hasOwn(holder, key);
}
