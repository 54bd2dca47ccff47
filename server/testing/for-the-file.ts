import { afterAll, beforeAll } from "vitest";

/**
 * Something for the tests of one file or `describe`, such as a server or a person: started before the first test, ended
 * after the last, and available in tests and hooks in between.
 */
export function forTheFile<Thing extends object>(
  start: () => Promise<Thing>,
  end: (thing: Thing) => unknown = () => {},
): Thing {
  let started: Thing | undefined;
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started && end(started));
  const running = () => {
    if (!started) throw new Error("It is there within tests and hooks only.");
    return started;
  };
  return new Proxy({} as Thing, {
    get: (_, name) => Reflect.get(running(), name),
    has: (_, name) => Reflect.has(running(), name),
    // For copies: `{ ...thing }`.
    ownKeys: () => Reflect.ownKeys(running()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(running(), name),
  });
}
