import { connect, type Socket } from "node:net";

/** The read buffer of all sockets: its data is consumed before the next read. */
const received = Buffer.allocUnsafeSlow(64 * 1024);
const TEXT = 0x81;
const CLOSE = 0x88;
const PING = 0x89;
const PONG = 0x8a;

/** The events of a socket. */
export interface SocketEvents {
  onOpen(): void;
  onText(text: string): void;
  /**
   * The socket has closed. `why`: the WebSocket close code, the HTTP status of a rejected handshake, or the system
   * error.
   */
  onGone(why: number | string): void;
}

/**
 * A client WebSocket with as little memory and time as Node allows: it reads no stream and builds frames itself. Only
 * for servers that send messages unfragmented and uncompressed.
 */
export class RawSocket {
  #socket: Socket;
  #rest: Buffer | null = null;
  #isOpen = false;
  #why: number | string = "closed";

  /**
   * `from`: the local address and port; the system would take longer to find a free one of 28,000 than for everything
   * else.
   */
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

  /** Breaks the connection as a network failure does; the port can be reused immediately. */
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

  /** Writes a masked frame; the zero mask leaves the payload unchanged. */
  #write(type: number, payload: Buffer): void {
    const header = Buffer.alloc(payload.length < 126 ? 6 : 8);
    header[0] = type;
    header[1] = 0x80 | Math.min(payload.length, 126);
    if (payload.length >= 126) header.writeUInt16BE(payload.length, 2);
    this.#socket.write(Buffer.concat([header, payload]));
  }
}
