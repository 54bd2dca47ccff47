import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { ResumeProblem, ResumeText } from "./resume-text.ts";

const MAX_TIME_MS = 20_000;
const MAX_MEMORY_MB = 512;

/** In development and in tests the thread's program is TypeScript, which threads do not load by themselves. */
const LOAD_SOURCE = `
  const { entry } = require("node:worker_threads").workerData;
  import("tsx/esm/api").then(({ tsImport }) => tsImport(entry, entry));`;

/** A thread's program, its address without the ending. */
const PLAIN_READER = new URL("./read-resume.worker", import.meta.url);

/**
 * Reads a resume in a thread of its own, with a limit of time and memory: a file that unpacks without end or that its
 * reader never finishes stops there. `reader`: a program that answers as `read-resume.worker.ts`.
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
    // Readers warn about fonts and styles, which is nobody's concern.
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
