import { connect } from "node:net";

/** Scans a file for viruses. Resolves with the name of the finding, or null. @throws if the scan fails */
export type ScanFile = (bytes: Buffer) => Promise<string | null>;

const MAX_SILENCE_MS = 10_000;
const CHUNK_BYTES = 64 * 1024;

/** Encodes the file for ClamAV's `INSTREAM`: length-prefixed chunks, and an empty one. */
function* inChunks(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
    const chunk = bytes.subarray(from, from + CHUNK_BYTES);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Scans with the clamd (ClamAV) at `tcp://host:port`. */
export const clamdScan =
  (address: string): ScanFile =>
  async (bytes) => {
    const { hostname, port } = new URL(address);
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) });
    socket.setTimeout(MAX_SILENCE_MS, () => socket.destroy(new Error("The file scanner is not responding.")));
    socket.write("zINSTREAM\0");
    for (const part of inChunks(bytes)) socket.write(part);
    let answer = "";
    for await (const part of socket) answer += String(part);
    if (answer.startsWith("stream: OK")) return null;
    const [, found] = /^stream: (.*) FOUND/.exec(answer) ?? [];
    if (found === undefined) throw new Error(`The file scanner responded: ${answer.slice(0, 200)}`);
    return found;
  };
