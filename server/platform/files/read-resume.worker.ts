import { parentPort, workerData } from "node:worker_threads";
import { resumeText, UnreadableResume } from "./resume-text.ts";

// Reads one file and ends: what a hostile file does here, it does to nobody else.

const { bytes, mediaType } = workerData as { bytes: Uint8Array; mediaType: string };
try {
  parentPort?.postMessage({ text: await resumeText(bytes, mediaType) });
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof UnreadableResume ? error.problem : "DAMAGED" });
}
