/** Functions without their first parameter. */
export type Bound<Functions> = {
  [Name in keyof Functions]: Functions[Name] extends (first: never, ...rest: infer Rest) => infer Result
    ? (...rest: Rest) => Result
    : never;
};

/** Gives each function its first argument. */
export const bind = <First, Functions extends Record<string, (first: First, ...rest: never[]) => unknown>>(
  functions: Functions,
  first: First,
) =>
  Object.fromEntries(
    Object.entries(functions).map(([name, act]) => [name, (...rest: never[]) => act(first, ...rest)]),
  ) as Bound<Functions>;
