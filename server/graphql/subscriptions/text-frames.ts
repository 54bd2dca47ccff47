import type { Duplex } from "node:stream";

const TEXT = 0x81;
/** A ping that says nothing. */
const PING = "\x89\x00";
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

/** The beginning of a server's frame with a whole text of so many bytes, as characters of one byte. */
function head(bytes: number): string {
  if (bytes < TWO_BYTES) return String.fromCharCode(TEXT, bytes);
  if (bytes < 2 ** 16) return String.fromCharCode(TEXT, TWO_BYTES, bytes >> 8, bytes & 255);
  const length = [24, 16, 8, 0].map((shift) => (bytes >>> shift) & 255);
  return String.fromCharCode(TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...length);
}

/**
 * Writes a text as one WebSocket frame, uncompressed. `ws` writes head and text apart, which costs half as much again; most texts
 * are ASCII, which the socket takes as it is. For sockets on which `ws` sends nothing in parts.
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

/** Pings as a whole frame, too: `ws` takes two buffers for it. */
export const writePing = (socket: Duplex): void => void socket.write(PING, "latin1");
