import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import { MAX_RESUME_PAGES } from "../../shared/assistant.ts";
import { AppError } from "../platform/errors.ts";
import type { ResumeProblem, ResumeText } from "./resume-text.ts";

const MAX_TIME_MS = 20_000;
const MAX_MEMORY_MB = 512;

const PROBLEMS: Readonly<Record<ResumeProblem, string>> = {
  LOCKED: "This PDF is locked with a password. Save it without one and try again.",
  TOO_MANY_PAGES: `This resume has more than ${MAX_RESUME_PAGES} pages. Upload a shorter one.`,
  NO_TEXT: "This file has no text that can be read; it may be a scan. Upload a resume with text.",
  DAMAGED: "This file cannot be read; it may be damaged. Save it again and try once more.",
  TOO_SLOW: "This file takes too long to read. Save it again in a simpler form and try once more.",
};

/** In development and in tests the thread's program is TypeScript, which threads do not load by themselves. */
const LOAD_SOURCE = `
  const { entry } = require("node:worker_threads").workerData;
  import("tsx/esm/api").then(({ tsImport }) => tsImport(entry, entry));`;

/**
 * Reads a resume in a thread of its own, with a limit of time and memory: a file that unpacks without end or that its
 * reader never finishes stops there. @throws UNSUPPORTED_FILE with the reason
 */
export async function readResume(bytes: Buffer, mediaType: string): Promise<ResumeText> {
  const result = await inThread(bytes, mediaType);
  if (typeof result === "string") throw new AppError("UNSUPPORTED_FILE", PROBLEMS[result]);
  return result;
}

function inThread(bytes: Buffer, mediaType: string): Promise<ResumeText | ResumeProblem> {
  const fromSource = extname(import.meta.url) === ".ts";
  const entry = new URL(`./read-resume.worker${fromSource ? ".ts" : ".js"}`, import.meta.url);
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
