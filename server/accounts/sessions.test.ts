import { expect, test, vi } from "vitest";
import { serverSecrets } from "../platform/secrets/server-secrets.ts";
import { signal } from "../testing/signal.ts";
import { testApp } from "../testing/test-app.ts";
import { SessionService } from "./sessions.service.ts";
import { signAccessToken } from "./tokens.ts";

const app = testApp();
const SECRETS = serverSecrets({ current: "a secret of thirty-two characters" });

test("a session that ends while it is read is not cached as active", async () => {
  const { id: accountId } = await app.build.seeker();
  const { sessionId } = await app.openSession({ id: accountId, role: "SEEKER" });
  const [isRead, held] = [signal(), signal()];
  const { platform } = app.app;
  const pool = {
    query: async (statement: Parameters<typeof app.db.pool.query>[0]) => {
      const result = await app.db.pool.query(statement);
      isRead.give();
      await held.given;
      return result;
    },
  } as unknown as typeof app.db.pool;
  const sessions = new SessionService(
    { ...platform, db: { ...platform.db, pool } },
    SECRETS,
    app.app.services.auditLog,
  );
  const token = await signAccessToken(SECRETS, { accountId, role: "SEEKER", sessionId }, new Date());

  const early = sessions.fromAccessToken(token);
  await isRead.given;
  await platform.db.transaction((tx) => sessions.end(tx, { id: sessionId }));
  held.give();
  await early;
  expect(await sessions.fromAccessToken(token)).toBeNull();
});

test("sessions requested concurrently are read in one statement, each for its own account", async () => {
  const query = vi.spyOn(app.app.platform.db.pool, "query");
  const { sessions } = app.app.services;
  const people = await Promise.all(
    [1, 2, 3].map(async () => {
      const { id } = await app.build.seeker();
      return { accountId: id, role: "SEEKER" as const, ...(await app.openSession({ id, role: "SEEKER" })) };
    }),
  );
  const ended = people[1]?.sessionId ?? "";
  await app.app.platform.db.transaction((tx) => sessions.end(tx, { id: ended }));
  query.mockClear();
  const actors = await Promise.all(people.map((person) => sessions.actorOf(person)));
  expect(actors.map((actor) => actor?.accountId)).toEqual([people[0]?.accountId, undefined, people[2]?.accountId]);
  expect(query.mock.calls.map(([statement]) => statement)).toMatchObject([{ name: "active-sessions" }]);
  query.mockRestore();
});
