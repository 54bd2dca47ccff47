import { createSocket } from "node:dgram";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { listen } from "./listen.ts";

const TXT = 16;
const HEADER = 12;
const NAME_OF_THE_QUESTION = 0xc00c;
const NOT_FOUND = 3;
/** Size of a datagram that every client accepts; longer responses are requested over TCP. */
const DATAGRAM = 512;

/** Text records by domain; `"silent"`: no response. */
type Records = Map<string, readonly string[] | "silent">;

/** Parses the question: its end, and the queried name. */
function readQuestion(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 5 };
}

function textRecord(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts = Array.from({ length: Math.max(1, Math.ceil(bytes.length / 255)) }, (_, n) =>
    bytes.subarray(n * 255, (n + 1) * 255),
  );
  const data = Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), part]));
  const head = Buffer.alloc(12);
  head.writeUInt16BE(NAME_OF_THE_QUESTION, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function answer(query: Buffer, records: Records, limit: number): Buffer | null {
  const { name, end } = readQuestion(query);
  const found = records.get(name);
  if (found === "silent") return null;
  const body = Buffer.concat((found ?? []).map(textRecord));
  const isTruncated = end + body.length > limit;
  const head = Buffer.from(query.subarray(0, end));
  head.writeUInt16BE(0x8180 | (isTruncated ? 0x0200 : 0) | (found ? 0 : NOT_FOUND), 2);
  head.writeUInt16BE(isTruncated ? 0 : (found?.length ?? 0), 6);
  head.writeUInt16BE(0, 8);
  head.writeUInt16BE(0, 10);
  return isTruncated ? head : Buffer.concat([head, body]);
}

/** Starts a DNS server on its own port, over UDP and TCP, for the product's resolver. */
export async function startDnsServer() {
  const records: Records = new Map();
  const udp = createSocket("udp4");
  udp.bind(0, "127.0.0.1");
  await once(udp, "listening");
  const { port } = udp.address();
  udp.on("message", (query, from) => {
    const bytes = answer(query, records, DATAGRAM);
    if (bytes) udp.send(bytes, from.port, from.address);
  });
  const open = new Set<Socket>();
  const tcp = createServer((socket) => {
    open.add(socket.on("close", () => open.delete(socket)).on("error", () => {}));
    socket.on("data", (bytes) => {
      const found = answer(bytes.subarray(2), records, 65_535);
      if (!found) return;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(found.length);
      socket.write(Buffer.concat([length, found]));
    });
  });
  await listen(tcp, port);
  return {
    /** For `DNS_SERVERS`. */
    address: `127.0.0.1:${port}`,
    records,
    async close() {
      udp.close();
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => tcp.close(resolve));
    },
  };
}
