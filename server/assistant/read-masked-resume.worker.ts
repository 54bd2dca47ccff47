import { parentPort, workerData } from "node:worker_threads";
import { resumeText, UnreadableResume } from "../platform/files/resume-text.ts";
import { maskContacts, NOTHING_KNOWN } from "./masking/masking.ts";
import { asData } from "./untrusted-text/untrusted-text.ts";

// Reads one file and exits, so that a hostile file affects nothing else. Its text is also made safe to send here.

const { bytes, mediaType } = workerData as { bytes: Uint8Array; mediaType: string };
try {
  const { unit, parts } = await resumeText(bytes, mediaType);
  const fit = parts.map((part) => maskContacts(asData(part), NOTHING_KNOWN));
  parentPort?.postMessage({ text: { unit, parts: fit } });
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof UnreadableResume ? error.problem : "DAMAGED" });
}
