import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import { closeServer, listen } from "../../server/testing/listen.ts";

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
  return {
    url: `http://127.0.0.1:${await listen(server)}/hooks`,
    received,
    /** The number of requests with an invalid signature. */
    wrong: () => wrong,
    /** Sets the secret that the server showed. */
    trust(secret: string) {
      verifier = new Webhook(secret);
    },
    close: () => closeServer(server),
  };
}
