import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageRoot } from "../../platform/package-root.ts";
import { freePort } from "../free-port.ts";
import { makeScene } from "../permissions/scene.ts";
import { serverProcess } from "../server-process.ts";
import { startMessagesApi } from "../stand-in-ai-provider.ts";
import { createTestDatabase } from "../test-database.ts";
import type { SENDERS } from "./requests.ts";
import type { Thing } from "./values.ts";

/** A server in a separate process, with the people and objects that inputs refer to. */
export type FuzzedServer = Awaited<ReturnType<typeof startFuzzedServer>>;

export async function startFuzzedServer() {
  const db = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "worklane-fuzz-"));
  const provider = await startMessagesApi();
  const server = serverProcess(await freePort(), {
    DATABASE_URL: db.url,
    DATA_DIR: dataDir,
    ANTHROPIC_API_KEY: "fuzz",
    ANTHROPIC_BASE_URL: provider.url,
    ASSISTANT_QUESTIONS_PER_DAY: "1000000",
    ASSISTANT_TOKENS_PER_DAY: "1000000000",
    NODE_OPTIONS: `--import ${join(packageRoot, "server/testing/programs/collect-garbage.mjs")}`,
  });
  await server.start();

  const newScene = async () => {
    const { people, ...things } = await makeScene({ db });
    return { people, things: { ...things, otherSeekerId: (await db.build.seeker()).id } };
  };
  let scene = await newScene();

  const thing = (name: Thing): string => {
    if (name === "uuid") return crypto.randomUUID();
    if (name === "newEmail") return `${crypto.randomUUID()}@example.com`;
    return scene.things[name];
  };
  const metric = async (pattern: RegExp) => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(pattern.exec(text)?.[1] ?? 0);
  };
  const collections = () => metric(/^nodejs_gc_duration_seconds_count\{kind="major"\} (\S+)/m);

  return {
    url: server.url,
    printed: () => server.output(),
    cookieOf: (who: (typeof SENDERS)[number]) => scene.people[who].cookie,
    /** Replaces the placeholders in a text by the scene's objects. */
    filled: (text: string) => text.replace(/«(\w+)»/g, (_, name: Thing) => thing(name)),
    /** Resets rate limits used up by inputs, and restores people who were signed out or deleted. */
    async refresh() {
      await db.pool.query("delete from rate_limits");
      provider.forget();
      const sessions = Object.values(scene.people).flatMap(({ account }) => account?.sessionId ?? []);
      const living = await db.prisma.session.count({ where: { id: { in: sessions }, endedAt: null } });
      if (living === sessions.length) return;
      // Also deletes what inputs have created, so that lists do not grow; skipped while a response is still being
      // written.
      await db.pool.query("truncate accounts cascade").catch(() => {});
      scene = await newScene();
    },
    /** Megabytes in use after a garbage collection. */
    async heldMb() {
      const before = await collections();
      if (server.pid) process.kill(server.pid, "SIGUSR2");
      while ((await collections()) === before);
      const heap = await metric(/^nodejs_heap_size_used_bytes (\S+)/m);
      const external = await metric(/^nodejs_external_memory_bytes (\S+)/m);
      return (heap + external) / 1024 / 1024;
    },
    async stop() {
      await server.kill();
      await provider.close();
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
