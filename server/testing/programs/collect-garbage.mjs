import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded into a server under test: at SIGUSR2 it throws away what nothing holds, so that what stays can be weighed.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
process.on("SIGUSR2", () => {
  collect();
});
