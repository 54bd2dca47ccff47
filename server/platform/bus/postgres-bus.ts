import { openReconnectingConnection } from "../connections/reconnecting-connection.ts";
import type { Logger } from "../logging/log.ts";
import type { Bus, BusListener } from "./bus.ts";

const CHANNEL = "worklane";

/** Opens a bus over LISTEN/NOTIFY, on one dedicated connection for both. */
export async function openPostgresBus(url: string, listener: BusListener, log: Logger): Promise<Bus> {
  const connection = openReconnectingConnection({
    url,
    name: "worklane-events",
    log,
    async prepare(client) {
      client.on("notification", ({ payload }) => listener.onMessage(payload ?? ""));
      await client.query(`listen ${CHANNEL}`);
    },
    onOpen: () => listener.onUp(),
  });
  await connection.opened(5000);

  return {
    // PostgreSQL rejects payloads of 8000 bytes and more.
    maxBytes: 7900,
    get up() {
      return connection.client !== null;
    },
    async send(messages) {
      if (!connection.client) throw new Error("The connection to PostgreSQL is lost.");
      await connection.client.query({
        name: "notify",
        text: `select pg_notify('${CHANNEL}', message) from unnest($1::text[]) message`,
        values: [messages],
      });
    },
    close: () => connection.close(),
  };
}
