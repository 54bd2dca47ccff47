import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded into a server under test: collects garbage at SIGUSR2, so that the remaining memory can be measured.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
process.on("SIGUSR2", () => {
  collect();
});
