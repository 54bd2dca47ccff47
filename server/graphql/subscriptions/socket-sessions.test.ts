import { expect, test, vi } from "vitest";
import type { KnownSession } from "../../accounts/known-sessions.ts";
import type { SessionService } from "../../accounts/sessions.service.ts";
import type { Actor } from "../../platform/actor.ts";
import { SocketSessions } from "./socket-sessions.ts";

const actor = (sessionId: string): Actor => ({ accountId: `of ${sessionId}`, role: "SEEKER", sessionId });

const CHECK_MS = 1_000_000;

/** Socket sessions whose sockets are names. `active`: the ids of the active sessions. */
function socketsOver(active: ReadonlySet<string>) {
  const session: KnownSession = { expiresAt: Number.POSITIVE_INFINITY, company: null, key: null };
  let end = (_ids: readonly string[]) => {};
  const closed: string[] = [];
  const reads: (readonly string[])[] = [];
  const sockets = new SocketSessions<string>({
    sessions: {
      active: async (id: string) => (active.has(id) ? session : null),
      read: async (ids: readonly string[]) => {
        reads.push(ids);
        return new Map(ids.filter((id) => active.has(id)).map((id) => [id, session]));
      },
      onChange: () => () => {},
      onEnd: (listener: typeof end) => {
        end = listener;
        return () => {};
      },
    } as unknown as SessionService,
    limits: { socketsPerAccount: 2, sessionCheckMs: CHECK_MS },
    clock: () => new Date(),
    onReconnect: () => () => {},
    close: (socket) => closed.push(socket),
  });
  return { sockets, closed, reads, end: (ids: readonly string[]) => end(ids) };
}

test("sockets added concurrently are each admitted by their own session", async () => {
  const { sockets } = socketsOver(new Set(["a", "c"]));
  const admissions = await Promise.all(["a", "b", "c"].map((id) => sockets.add(`socket of ${id}`, actor(id))));
  expect(admissions).toEqual(["IN", "ENDED", "IN"]);
  expect(sockets.actorOf("socket of a")).toEqual(actor("a"));
  expect(sockets.actorOf("socket of b")).toBeNull();
  sockets.stop();
});

test("the end of a session closes its sockets and no others, even while the session is being read", async () => {
  const { sockets, closed, end } = socketsOver(new Set(["a", "b"]));
  await Promise.all([sockets.add("one", actor("a")), sockets.add("two", actor("a")), sockets.add("other", actor("b"))]);
  end(["a"]);
  expect(closed).toEqual(["one", "two"]);
  expect(sockets.actorOf("one")).toBeNull();
  expect(sockets.actorOf("other")).toEqual(actor("b"));
  sockets.remove("other");
  const adding = sockets.add("late", actor("b"));
  end(["b"]);
  expect(await adding).toBe("ENDED");
  sockets.stop();
});

test("an end that nobody has told is noticed within the interval, and the sessions are not all read at once", async () => {
  vi.useFakeTimers();
  const ids = Array.from({ length: 90 }, (_, nth) => `session ${nth}`);
  const active = new Set(ids);
  const { sockets, closed, reads } = socketsOver(active);
  await Promise.all(ids.map((id) => sockets.add(`socket of ${id}`, actor(id))));
  active.delete("session 7");
  await vi.advanceTimersByTimeAsync(CHECK_MS);
  expect(closed).toEqual(["socket of session 7"]);
  expect(reads.flat().toSorted()).toEqual(ids.toSorted());
  expect(Math.max(...reads.map(({ length }) => length))).toBe(3);
  sockets.stop();
  vi.useRealTimers();
});
