import { io as io4 } from "socket.io-client";
// @ts-expect-error: the package has types, but its exports do not say where.
import { io as io3 } from "socket.io-client-3";

/** What is the same in both versions of the client. */
type SocketIoClient = Pick<ReturnType<typeof io4>, "on" | "once" | "emit" | "close" | "active" | "connected">;

const options = (cookie: string) => ({ extraHeaders: { cookie }, forceNew: true });

/** The clients of legacy pages, by name. */
export const SOCKET_IO_CLIENTS: Readonly<Record<string, (url: string, cookie: string) => SocketIoClient>> = {
  "socket.io-client 3": (url, cookie) => io3(url, options(cookie)),
  "socket.io-client 4": (url, cookie) => io4(url, options(cookie)),
  "socket.io-client 4, long polling": (url, cookie) => io4(url, { ...options(cookie), transports: ["polling"] }),
};
