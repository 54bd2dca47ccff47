import { setImmediate as turn } from "node:timers/promises";
import v8 from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll } from "vitest";
import { isThorough } from "./thorough.ts";

// A growing number of listeners is a leak, and so is a file closed only by the garbage collector. Node warns of both
// once, which would go unnoticed.
const onWarning = (warning: Error) => {
  if (warning.name === "MaxListenersExceededWarning" || warning.message.startsWith("Closing file descriptor"))
    throw warning;
};
beforeAll(() => {
  process.on("warning", onWarning);
});

v8.setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

// Otherwise it would depend on the time of a garbage collection whether a file left open is detected. It takes as long
// as a test, so `npm test` leaves it out.
afterAll(async () => {
  if (isThorough()) {
    collectGarbage();
    await turn();
  }
  // The next file of this process installs its own.
  process.off("warning", onWarning);
});
