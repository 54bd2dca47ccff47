import type { SocketConnection } from "./socket-connection.ts";

/**
 * Number of groups that are pinged in turn, so that thousands of sockets neither need a timer each nor block the event
 * loop when they are pinged.
 */
const GROUPS = 300;

/**
 * Terminates sockets whose peer no longer responds: each is pinged every `everyMs` milliseconds and must respond before
 * the next ping.
 */
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
