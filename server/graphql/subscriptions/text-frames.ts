import type { Duplex } from "node:stream";

const TEXT = 0x81;
/** A ping without payload. */
const PING = "\x89\x00";
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** Returns the header of an unfragmented text frame from a server, one character per byte. */
function head(bytes: number): string {
  if (bytes < TWO_BYTES) return String.fromCharCode(TEXT, bytes);
  if (bytes < 2 ** 16) return String.fromCharCode(TEXT, TWO_BYTES, bytes >> 8, bytes & 255);
  const length = [24, 16, 8, 0].map((shift) => (bytes >>> shift) & 255);
  return String.fromCharCode(TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...length);
}

/**
 * Writes a text as one WebSocket frame, uncompressed. `ws` writes header and payload separately, which costs 50 % more;
 * most texts are ASCII, which can be written without conversion. Only for sockets on which `ws` sends no fragmented
 * messages.
 */
export function writeText(socket: Duplex, text: string, done?: () => void): void {
  const bytes = Buffer.byteLength(text);
  const start = head(bytes);
  if (bytes === text.length) return void socket.write(start + text, "latin1", done);
  const frame = Buffer.allocUnsafe(start.length + bytes);
  frame.write(start, "latin1");
  frame.write(text, start.length);
  socket.write(frame, done);
}

/** Writes a ping as one buffer; `ws` uses two. */
export const writePing = (socket: Duplex): void => void socket.write(PING, "latin1");
