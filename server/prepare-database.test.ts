import { connect, createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { listen } from "./testing/listen.ts";
import { testDatabase } from "./testing/test-database.ts";

const db = testDatabase();

/** The first bytes of a connection to PostgreSQL: its length, then the version of the protocol. */
const isStartup = (chunk: Buffer) => chunk.length > 8 && chunk.readInt32BE(4) === 196_608;
const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const LOGGED_IN = Buffer.concat([Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]), READY]);

/** A pooler that gives the one connection it has to whichever client sends something. */
async function pooler(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let far: Socket | null = null;
  let asking: Socket | null = null;
  const server = createServer((near) => {
    sockets.add(near);
    near.on("error", () => {});
    near.on("data", (chunk: Buffer) => {
      if (!isStartup(chunk)) {
        if (chunk[0] === 0x58) return;
        asking = near;
        far?.write(chunk);
      } else if (far) near.write(LOGGED_IN);
      else {
        asking = near;
        far = connect(Number(port), hostname).on("data", (answer: Buffer) => void asking?.write(answer));
        sockets.add(far);
        far.write(chunk);
      }
    });
  });
  const own = await listen(server);
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${own}` }).href,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

test("a pooler that shares connections between transactions is refused with the remedy, and PostgreSQL itself is not", async () => {
  const pooled = await pooler(db.url);
  const config = (url: string) => readConfig({ NODE_ENV: "test", DATABASE_URL: url, DATABASE_WAIT_SECONDS: "0" });
  await expect(prepareDatabase(config(pooled.url))).rejects.toThrow(/set pool_mode = session in PgBouncer/);
  pooled.close();
  await (await prepareDatabase(config(db.url))).stop();
});
