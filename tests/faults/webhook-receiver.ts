import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";

/** A program that receives webhooks, verifies them and stores each once, by its id. */
export async function webhookReceiver() {
  /** The received events by `webhook-id`. */
  const received = new Map<string, { type: string; data: Record<string, unknown> }>();
  let verifier: Webhook | null = null;
  let wrong = 0;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      try {
        const event = verifier?.verify(body, request.headers as Record<string, string>);
        received.set(String(request.headers["webhook-id"]), event as { type: string; data: Record<string, unknown> });
        response.writeHead(204).end();
      } catch {
        wrong += 1;
        response.writeHead(401).end();
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    /** The number of requests with an invalid signature. */
    wrong: () => wrong,
    /** Sets the secret that the server showed. */
    trust(secret: string) {
      verifier = new Webhook(secret);
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
