import type { FastifyInstance } from "fastify";

/**
 * Ends a stopping server's connections as soon as no request is in progress. Node closes only those that are idle at
 * that moment, not one whose response is still being sent, or that a browser opened in advance and sent nothing on.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  let inProgress = 0;
  let isClosing = false;
  const closeUnused = () => {
    if (isClosing && inProgress === 0) app.server.closeAllConnections();
  };
  app.addHook("onRequest", async (_request, { raw }) => {
    inProgress += 1;
    raw.once("close", () => {
      inProgress -= 1;
      closeUnused();
    });
  });
  // Connections are accepted until this hook has ended.
  app.addHook("preClose", async () => {
    isClosing = true;
    setImmediate(closeUnused);
  });
}
