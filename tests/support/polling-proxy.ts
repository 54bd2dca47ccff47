import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

/** A minimal proxy: it polls its nodes' readiness, keeps connections to them alive, and retries nothing. */
export interface PollingProxy {
  readonly url: string;
  close(): Promise<void>;
}

const POLL_EVERY_MS = 250;

export async function pollingProxy(nodes: readonly string[]): Promise<PollingProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const ready = new Set<string>();
  const poll = async () => {
    for (const node of nodes) {
      const answer = await fetch(`${node}/readyz`).catch(() => null);
      if (answer?.ok) ready.add(node);
      else ready.delete(node);
    }
  };
  await poll();
  const timer = setInterval(() => void poll(), POLL_EVERY_MS);

  let turn = 0;
  function forward(requested: IncomingMessage, answer: ServerResponse) {
    const node = [...ready][turn++ % ready.size];
    if (!node) return answer.writeHead(502).end("No node is ready.");
    const { method, headers, url } = requested;
    const handedOn = request(`${node}${url}`, { method, headers, agent }, (theirs) => {
      const { connection: _, ...stored } = theirs.headers;
      answer.writeHead(theirs.statusCode ?? 502, stored);
      theirs.pipe(answer);
    });
    handedOn.on("error", (error) => answer.writeHead(502).end(String(error)));
    requested.pipe(handedOn);
  }
  const server = createServer(forward).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("No port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
