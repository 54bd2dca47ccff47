import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { send, type TypedDocument } from "../../server/testing/send.ts";
import { SendMessageDocument } from "../../web/generated/messages/messages.ts";
import type { Resident } from "./people.ts";

const READERS = 4;
/** Below the rate limit of messages of one person. */
const WRITE_EVERY_MS = 400;

/** Lets people read pages and lists and write to each other, sending each request once, until `stop`. */
export function steadyUse(url: string, read: TypedDocument, [one, other]: readonly [Resident, Resident]) {
  /**
   * The requests made; unexpected responses, with the kind of request and the time; and the confirmed messages, each of
   * which has another text.
   */
  const used = { reads: 0, writes: 0, failed: [] as string[], confirmed: [] as string[] };
  let going = true;

  async function fails(kind: string, request: () => Promise<Response>, isRight: (text: string) => boolean) {
    const told = await request().then(
      async (response) => {
        const text = await response.text();
        return response.ok && isRight(text) ? null : `${response.status} ${text.slice(0, 200)}`;
      },
      (error: unknown) => String(error),
    );
    if (told !== null) used.failed.push(`${kind}: ${told} at ${new Date().toISOString()}`);
    return told !== null;
  }

  const reader = async () => {
    while (going) {
      await fails(
        "page",
        () => fetch(`${url}/start`, { headers: { accept: "text/html" } }),
        (text) => text.includes("<h1"),
      );
      await fails(
        "list",
        () => send(url, read),
        (text) => text.includes("Welder"),
      );
      used.reads += 2;
      await delay(50);
    }
  };
  const writer = async ({ client }: Resident, { id: recipientId }: Resident) => {
    while (going) {
      const clientId = randomUUID();
      const input = { recipientId, clientId, content: clientId };
      const request = () => send(url, SendMessageDocument, { input }, { cookie: client.cookieHeader });
      if (!(await fails("message", request, (text) => text.includes(clientId)))) used.confirmed.push(clientId);
      used.writes++;
      await delay(WRITE_EVERY_MS);
    }
  };
  const all = Promise.all([...Array.from({ length: READERS }, reader), writer(one, other), writer(other, one)]);
  return {
    async stop() {
      going = false;
      await all;
      return used;
    },
  };
}
