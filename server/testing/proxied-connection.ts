import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listen } from "./listen.ts";

/**
 * Listens in front of a server. `accept` handles each new connection: `connectFar` opens its other half, and joins the
 * ends of both.
 */
export async function proxiedConnection(target: string, accept: (near: Socket, connectFar: () => Socket) => void) {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const watch = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
  };
  const server = createServer((near) => {
    watch(near);
    accept(near, () => {
      const far = connect(Number(port), hostname);
      watch(far);
      near.on("close", () => far.destroy());
      far.on("close", () => near.destroy());
      return far;
    });
  });
  const own = await listen(server);
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    /** The server's address through the proxy. */
    url: Object.assign(new URL(target), { host: `127.0.0.1:${own}` }).href.replace(/\/$/, ""),
    /** Both halves of every connection. */
    open,
    /** Closes every connection. */
    destroyAll,
    async close() {
      destroyAll();
      server.close();
      await once(server, "close");
    },
  };
}
