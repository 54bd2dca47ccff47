import type { Readable } from "node:stream";
import type { UploadLimit } from "../../../shared/files.ts";
import { AppError } from "../errors.ts";

/**
 * Collects an upload, and never holds more than its limit: the answer comes with the first byte above it, and what the
 * client still sends is thrown away unread. @throws FILE_TOO_LARGE, BAD_USER_INPUT when the upload breaks off
 */
export function readUpload(stream: Readable, limit: UploadLimit): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const brokenOff = () => reject(new AppError("BAD_USER_INPUT", "The upload was interrupted. Try again."));

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
      // A parser with a limit of its own ends the stream there and says so: half a file is no file.
      if ("truncated" in stream && stream.truncated === true) reject(refusal(limit));
      else resolve(Buffer.concat(chunks));
    });
    stream.once("close", brokenOff);
    stream.on("error", brokenOff);
    // It may have broken off before anybody listened; then nothing more is heard of it.
    if (stream.destroyed) brokenOff();
  });
}

const refusal = ({ tooLarge }: UploadLimit) => new AppError("FILE_TOO_LARGE", tooLarge);
