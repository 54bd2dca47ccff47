import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { closeServer, listen } from "../../server/testing/listen.ts";

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
  const server = createServer(forward);
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    async close() {
      clearInterval(timer);
      agent.destroy();
      await closeServer(server);
    },
  };
}
