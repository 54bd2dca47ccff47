import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { AppError } from "../errors.ts";
import { packageRoot } from "../package-root.ts";
import { turns } from "../turns.ts";
import type { FileToRead } from "./reading-process.ts";
import type { ResumeProblem, ResumeText } from "./resume-text.ts";

/** Of a processor: a document of 20 full pages takes one or two, with the start of its reader. */
const MAX_PROCESSOR_SECONDS = 5;
/** On a busy machine, a process waits for a processor. */
const MAX_TIME_MS = 20_000;
const MAX_HEAP_MB = 512;
/** What the process can write to beyond its start, with buffers and native memory, which the heap's limit does not count. */
const MAX_MEMORY_MB = 720;
const MAX_WAITING = 8;

/** Also of a process that is busy unpacking, and does not notice that the server is gone: the system ends it. */
const limits = (reservedKb: number) =>
  `ulimit -c 0; ulimit -d ${reservedKb + MAX_MEMORY_MB * 1024}; ulimit -S -t ${MAX_PROCESSOR_SECONDS}; ulimit -H -t ${MAX_PROCESSOR_SECONDS + 1}; exec "$0" "$@"`;

const HEAP = `--max-old-space-size=${MAX_HEAP_MB}`;
const OWN_DATA = `require("fs").readFileSync("/proc/self/status", "utf8").match(/VmData:\\s*(\\d+)/)[1]`;
let reserved: Promise<number> | undefined;

/** Kilobytes that Node.js reserves when it starts, which count although nothing uses them: 48 MB in version 20, 562 in 24. */
function reservedAtStart(): Promise<number> {
  reserved ??= promisify(execFile)(process.execPath, [HEAP, "-p", OWN_DATA], { env: {} }).then(
    ({ stdout }) => Number(stdout),
    () => 0,
  );
  return reserved;
}

/** URL of the reading program, without the extension. */
const PLAIN_READER = new URL("./read-resume.worker", import.meta.url);

const inTurn = turns({
  atOnce: 1,
  maxWaiting: MAX_WAITING,
  refusal: () =>
    new AppError("OVERLOADED", "Many documents are being read right now. Try again in a minute.", { retryAfter: 60 }),
});

/** For whom a document is read, and by what. */
interface Reading {
  /** The account, which has one place; null for background work, which is queued also when the queue is full. */
  readonly accountId: string | null;
  /** A program like `read-resume.worker.ts`, whose answer is returned. */
  readonly reader?: URL;
  /** Ends the reading. */
  readonly signal?: AbortSignal | undefined;
}

const accounts = new Set<string>();

/**
 * Extracts the text of a resume in a process of its own, with limits of time and memory, so that a file that unpacks
 * endlessly or hangs its parser takes nothing from the server; one at a time, in order.
 * @throws OVERLOADED when too many are queued, RATE_LIMITED when one of the account is
 */
export async function readResumeApart<Read extends object = ResumeText>(
  bytes: Buffer,
  mediaType: string,
  { accountId, reader = PLAIN_READER, signal }: Reading,
): Promise<Read | ResumeProblem> {
  const read = () => readInProcess<Read>({ bytes, mediaType }, reader, signal);
  if (accountId === null) return inTurn(read, { signal, isReserved: true });
  if (accounts.has(accountId)) {
    const message = "Your previous document is still being read. Try again when it is finished.";
    throw new AppError("RATE_LIMITED", message, { retryAfter: MAX_PROCESSOR_SECONDS });
  }
  accounts.add(accountId);
  return inTurn(read, { signal }).finally(() => accounts.delete(accountId));
}

async function readInProcess<Read extends object>(
  file: FileToRead,
  reader: URL,
  signal: AbortSignal | undefined,
): Promise<Read | ResumeProblem> {
  const reservedKb = await reservedAtStart();
  signal?.throwIfAborted();
  const child = startReader(reader, reservedKb);
  const ended = once(child, "exit");
  let timer: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      new Promise<Read | ResumeProblem>((resolve, reject) => {
        child.once("message", (answer: { text?: Read; problem?: ResumeProblem }) =>
          resolve(answer.text ?? answer.problem ?? "DAMAGED"),
        );
        child.once("error", reject);
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
        child.send(file, (error) => error && child.kill("SIGKILL"));
        timer = setTimeout(resolve, MAX_TIME_MS, "TOO_SLOW");
      }),
      ended.then(([_code, by]): ResumeProblem => (by === "SIGXCPU" ? "TOO_SLOW" : "DAMAGED")),
    ]);
  } finally {
    clearTimeout(timer);
    child.kill("SIGKILL");
    await ended;
  }
}

/** Of a program in TypeScript, which is compiled by a thread that reserves as much again, unless that was done before. */
const STARTS_IN_SOURCES = 2;

/** Parsers print warnings about fonts and styles, which are irrelevant here; they need no settings of the server. */
function startReader(reader: URL, reservedKb: number): ChildProcess {
  const extension = extname(import.meta.url);
  const program = [
    process.execPath,
    HEAP,
    ...(extension === ".ts" ? ["--import", "tsx"] : []),
    fileURLToPath(`${reader.href}${extension}`),
  ];
  const startKb = reservedKb * (extension === ".ts" ? STARTS_IN_SOURCES : 1);
  const [command = "", ...args] =
    process.platform === "win32" ? program : ["/bin/sh", "-c", limits(startKb), ...program];
  return spawn(command, args, {
    cwd: packageRoot,
    env: {},
    // A key that ends the server in a terminal does not end the reading before it.
    detached: true,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
}
