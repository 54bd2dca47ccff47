import type { SocketConnection } from "./socket-connection.ts";

/** Groups that are pinged one after the other, so that thousands of sockets have no timer each, nor hold all else up when it is their turn. */
const GROUPS = 300;

/** Ends sockets whose other end no longer answers: each is pinged after so many milliseconds, and is to have answered by the next time. */
export function keepAlive(everyMs: number) {
  const groups = Array.from({ length: GROUPS }, () => new Set<SocketConnection>());
  let opened = 0;
  let turn = 0;
  const timer = setInterval(() => {
    turn = (turn + 1) % GROUPS;
    for (const connection of groups[turn] ?? []) {
      const { socket } = connection;
      if (!connection.isAnswering) {
        socket.terminate();
        continue;
      }
      connection.isAnswering = false;
      connection.ping();
    }
  }, everyMs / GROUPS);
  timer.unref();
  return {
    add(connection: SocketConnection): void {
      const group = groups[opened++ % GROUPS];
      group?.add(connection);
      connection.socket.on("pong", () => {
        connection.isAnswering = true;
      });
      connection.socket.once("close", () => group?.delete(connection));
    },
    stop: () => clearInterval(timer),
  };
}
