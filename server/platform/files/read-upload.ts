import type { Readable } from "node:stream";
import type { UploadLimit } from "../../../shared/files.ts";
import { AppError } from "../errors.ts";

/**
 * Collects an upload, never buffering more than its limit: it rejects at the first byte above it, and discards further
 * input.
 * @throws FILE_TOO_LARGE, BAD_USER_INPUT if the upload is interrupted
 */
export function readUpload(stream: Readable, limit: UploadLimit): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const brokenOff = () => reject(interrupted());

    stream.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit.maxBytes) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      stream.removeAllListeners("data");
      stream.resume();
      reject(refusal(limit));
    });
    stream.once("end", () => {
      // A parser with its own limit ends the stream there and marks it: a truncated file is not accepted.
      if ("truncated" in stream && stream.truncated === true) reject(refusal(limit));
      else resolve(Buffer.concat(chunks));
    });
    stream.once("close", brokenOff);
    stream.on("error", brokenOff);
    // If it was interrupted before the listeners were added, there are no further events.
    if (stream.destroyed) brokenOff();
  });
}

/** Creates the error for a client that has gone. */
export const interrupted = () => new AppError("BAD_USER_INPUT", "The upload was interrupted. Try again.");

const refusal = ({ tooLarge }: UploadLimit) => new AppError("FILE_TOO_LARGE", tooLarge);
