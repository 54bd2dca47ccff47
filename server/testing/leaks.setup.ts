import { setImmediate as turn } from "node:timers/promises";
import v8 from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll } from "vitest";

// What listens more and more often leaks, and so does a file that is closed only because nobody holds it any more. Node
// warns of both once, which nobody would read.
const onWarning = (warning: Error) => {
  if (warning.name === "MaxListenersExceededWarning" || warning.message.startsWith("Closing file descriptor"))
    throw warning;
};
process.on("warning", onWarning);

v8.setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

// Else it would depend on the moment of a collection whether a file that was left open is seen.
afterAll(async () => {
  collectGarbage();
  await turn();
  // The next file of this process has its own.
  process.off("warning", onWarning);
});
