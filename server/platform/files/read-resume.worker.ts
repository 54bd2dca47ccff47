import { parentPort, workerData } from "node:worker_threads";
import { resumeText, UnreadableResume } from "./resume-text.ts";

// Reads one file and exits, so that a hostile file affects nothing else.

const { bytes, mediaType } = workerData as { bytes: Uint8Array; mediaType: string };
try {
  parentPort?.postMessage({ text: await resumeText(bytes, mediaType) });
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof UnreadableResume ? error.problem : "DAMAGED" });
}
