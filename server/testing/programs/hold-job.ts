import { createLogger } from "../../platform/logging/log.ts";
import { startWorker } from "../../platform/queue/worker.ts";

// A process whose worker takes a job and never finishes it, until it is killed.
await startWorker({
  url: process.argv[2] ?? "",
  log: createLogger("silent"),
  tasks: {
    dig: {
      async run() {
        console.log("holding");
        await new Promise(() => {});
      },
    },
  },
});
