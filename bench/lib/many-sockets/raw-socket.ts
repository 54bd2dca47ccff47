import { connect, type Socket } from "node:net";

/** What every socket reads into: what has come is taken before another is read. */
const received = Buffer.allocUnsafeSlow(64 * 1024);
const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;

/** What happens to a socket. */
export interface SocketEvents {
  onOpen(): void;
  onText(text: string): void;
  /** It is gone. `why`: the code of the WebSocket, the HTTP status of a refused handshake, or the system's error. */
  onGone(why: number | string): void;
}

/**
 * A client's WebSocket in as little memory and time as Node allows: no stream is read, and frames are made by hand. Only
 * for servers that send each message whole and uncompressed.
 */
export class RawSocket {
  #socket: Socket;
  #rest: Buffer | null = null;
  #isOpen = false;
  #why: number | string = "closed";

  /** `from`: its own address and port; to look for one of 28,000 that is free takes the system longer than all else. */
  constructor(
    url: string,
    headers: Readonly<Record<string, string>>,
    from: { readonly localAddress: string; readonly localPort: number },
    events: SocketEvents,
  ) {
    const { hostname, port, pathname, host } = new URL(url);
    const all = {
      host,
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    this.#socket = connect({
      host: hostname,
      port: Number(port),
      ...from,
      noDelay: true,
      onread: {
        buffer: received,
        callback: (length) => {
          this.#take(received.subarray(0, length), events);
          return true;
        },
      },
    });
    this.#socket.once("connect", () => this.#socket.write(`GET ${pathname} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`));
    this.#socket.on("error", ({ code = "error" }: NodeJS.ErrnoException) => {
      this.#why = code;
    });
    this.#socket.once("close", () => events.onGone(this.#why));
  }

  send(text: string): void {
    this.#write(TEXT, Buffer.from(text));
  }

  /** Breaks the connection, as a network does; its port is free again at once. */
  destroy(): void {
    this.#socket.resetAndDestroy();
  }

  #take(chunk: Buffer, events: SocketEvents): void {
    const data = this.#rest ? Buffer.concat([this.#rest, chunk]) : chunk;
    this.#rest = null;
    let at = 0;
    if (!this.#isOpen) {
      const end = data.indexOf("\r\n\r\n");
      if (end < 0) {
        this.#keep(data);
        return;
      }
      const status = Number(data.toString("latin1", 9, 12));
      if (status !== 101) {
        this.#why = status;
        this.destroy();
        return;
      }
      this.#isOpen = true;
      at = end + 4;
      events.onOpen();
    }
    while (at + 2 <= data.length) {
      const short = (data[at + 1] ?? 0) & 0x7f;
      const header = short < 126 ? 2 : 4;
      if (at + header > data.length) break;
      const length = short < 126 ? short : data.readUInt16BE(at + 2);
      const end = at + header + length;
      if (end > data.length) break;
      const type = data[at];
      if (type === TEXT) events.onText(data.toString("utf8", at + header, end));
      else if (type === PING) this.#write(PONG, data.subarray(at + header, end));
      else if (type === CLOSE) {
        this.#why = data.readUInt16BE(at + header);
        this.destroy();
        return;
      }
      at = end;
    }
    if (at < data.length) this.#keep(data.subarray(at));
  }

  #keep(part: Buffer): void {
    this.#rest = Buffer.from(part);
  }

  /** A masked frame; the mask of zeros leaves what it masks as it is. */
  #write(type: number, payload: Buffer): void {
    const header = Buffer.alloc(payload.length < 126 ? 6 : 8);
    header[0] = type;
    header[1] = 0x80 | Math.min(payload.length, 126);
    if (payload.length >= 126) header.writeUInt16BE(payload.length, 2);
    this.#socket.write(Buffer.concat([header, payload]));
  }
}
