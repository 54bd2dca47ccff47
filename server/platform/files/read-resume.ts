import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { ResumeProblem, ResumeText } from "./resume-text.ts";

const MAX_TIME_MS = 20_000;
const MAX_MEMORY_MB = 512;

/** In development and tests the worker's program is TypeScript, which worker threads do not load on their own. */
const LOAD_SOURCE = `
  const { entry } = require("node:worker_threads").workerData;
  import("tsx/esm/api").then(({ tsImport }) => tsImport(entry, entry));`;

/** URL of the worker's program, without the extension. */
const PLAIN_READER = new URL("./read-resume.worker", import.meta.url);

/**
 * Extracts the text of a resume in a worker thread, with limits of time and memory, so that a file that unpacks
 * endlessly or hangs its parser is contained. `reader`: a program with the protocol of `read-resume.worker.ts`.
 */
export function readResumeInThread(
  bytes: Buffer,
  mediaType: string,
  reader: URL = PLAIN_READER,
): Promise<ResumeText | ResumeProblem> {
  const fromSource = extname(import.meta.url) === ".ts";
  const entry = new URL(`${reader.href}${fromSource ? ".ts" : ".js"}`);
  const worker = new Worker(fromSource ? LOAD_SOURCE : entry, {
    eval: fromSource,
    workerData: { bytes: new Uint8Array(bytes), mediaType, entry: entry.href },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    execArgv: [],
    // Parsers warn about fonts and styles, which is irrelevant here.
    stdout: true,
    stderr: true,
  });
  return new Promise<ResumeText | ResumeProblem>((resolve) => {
    const timer = setTimeout(() => resolve("TOO_SLOW"), MAX_TIME_MS);
    worker.once("message", (message: { text?: ResumeText; problem?: ResumeProblem }) =>
      resolve(message.text ?? message.problem ?? "DAMAGED"),
    );
    worker.once("error", () => resolve("DAMAGED"));
    worker.once("exit", () => {
      clearTimeout(timer);
      resolve("DAMAGED");
    });
  }).finally(() => worker.terminate());
}
