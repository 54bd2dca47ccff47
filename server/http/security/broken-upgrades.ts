import type { Server } from "node:http";

/**
 * Keeps clients that reset their connection during an upgrade from ending the process. Node's HTTP server removes its
 * error listener from such a connection, the WebSocket servers add theirs when they take it over, and an error that
 * nobody listens to is thrown.
 */
export const tolerateBrokenUpgrades = (server: Server): void =>
  void server.prependListener("upgrade", (_request, line) => line.on("error", () => {}));
