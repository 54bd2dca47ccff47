import { describe, expect, test } from "vitest";
import { SessionSecondsLeftDocument, StayLoggedInDocument } from "../../web/generated/session/session-end.ts";
import { openSession } from "../testing/sign-in.ts";
import { rawSocket } from "../testing/subscriber.ts";
import { forEachTest, testApp, testClock } from "../testing/test-app.ts";

const [HOUR, DAY] = [60 * 60, 24 * 60 * 60];

const clock = testClock();
const app = testApp({ clock });
const idle = testApp({ clock, env: { SESSION_IDLE_HOURS: "2" } });
const later = (seconds: number) => clock.pass(seconds * 1000);

async function somebody({ db } = app, role: "SEEKER" | "RECRUITER" = "SEEKER") {
  const { id } = await (role === "SEEKER" ? db.build.seeker() : db.build.recruiter());
  const { name, refreshToken, sessionId } = await openSession(db, { id, role });
  return { cookie: `${name}=${refreshToken}`, refreshToken, sessionId, role };
}

type Person = Awaited<ReturnType<typeof somebody>>;
const ada = forEachTest(() => somebody());

const secondsLeft = async ({ cookie, role }: Person, on = app) =>
  (await on.expectOk(SessionSecondsLeftDocument, { role }, { cookie })).viewer?.sessionSecondsLeft ?? null;

const stay = ({ cookie, role }: Person, on = app) =>
  on.send(StayLoggedInDocument, {}, { cookie, headers: { "worklane-role": role } });

describe("the time a session has left", () => {
  test("is a week from the login, however often it is used", async () => {
    expect(await secondsLeft(ada)).toBeGreaterThan(7 * DAY - 60);
    later(6 * DAY);
    expect(await secondsLeft(ada)).toBeLessThanOrEqual(DAY);
    expect(await secondsLeft(ada)).toBeGreaterThan(DAY - 60);
    later(DAY + 60);
    expect(await secondsLeft(ada)).toBeNull();
  });

  test("is shorter where unused sessions end; querying it counts as use", async () => {
    const ada = await somebody(idle);
    expect(await secondsLeft(ada, idle)).toBeLessThanOrEqual(2 * HOUR);
    later(2 * HOUR - 300);
    expect(await secondsLeft(ada, idle)).toBe(2 * HOUR);
    later(2 * HOUR + 1);
    expect(await secondsLeft(ada, idle)).toBeNull();
  });

  test("is separate for each role", async () => {
    const forge = await somebody(app, "RECRUITER");
    later(3 * DAY);
    const both = { ...ada, cookie: `${ada.cookie}; ${forge.cookie}` };
    await stay(both);
    expect(await secondsLeft({ ...both, role: "RECRUITER" })).toBeLessThan(4 * DAY + 60);
  });
});

describe("staying logged in", () => {
  test("extends a session that is about to end by a day, and its cookie with it", async () => {
    later(7 * DAY - 300);
    const answer = await stay(ada);
    const { data } = (await answer.json()) as { data: { stayLoggedIn: { viewer: { sessionSecondsLeft: number } } } };
    expect(data.stayLoggedIn.viewer.sessionSecondsLeft).toBe(DAY);
    const kept = answer.headers.getSetCookie().find((line) => line.startsWith(ada.cookie));
    expect(kept).toMatch(/Max-Age=604800/);
    later(DAY - 60);
    expect(await secondsLeft(ada)).toBe(60);
  });

  test("does not shorten one that lasts longer", async () => {
    const before = await secondsLeft(ada);
    await stay(ada);
    expect(await secondsLeft(ada)).toBe(before);
  });

  test("is possible for ten days beyond the week, and no longer", async () => {
    later(7 * DAY - 300);
    for (let day = 0; day < 9; day += 1) {
      await stay(ada);
      expect(await secondsLeft(ada)).toBe(DAY);
      later(DAY - 60);
    }
    later(7 * HOUR);
    await stay(ada);
    later(2 * DAY);
    expect(await secondsLeft(ada)).toBeNull();
    const { expiresAt, createdAt } = await app.db.prisma.session.findUniqueOrThrow({ where: { id: ada.sessionId } });
    expect(expiresAt.getTime() - createdAt.getTime()).toBeLessThanOrEqual(17 * DAY * 1000);
  });

  test("does not revive a session that has ended, by age, disuse or log-out", async () => {
    const unused = await somebody(idle);
    const loggedOut = await somebody();
    await app.db.prisma.session.update({ where: { id: loggedOut.sessionId }, data: { endedAt: clock.now } });
    const refused = async (person: Person, on = app) =>
      expect(await (await stay(person, on)).text()).toContain("UNAUTHENTICATED");
    await refused(loggedOut);
    later(2 * HOUR + 1);
    await refused(unused, idle);
    later(7 * DAY);
    await refused(ada);
  });

  test("keeps open sockets open", async () => {
    later(7 * DAY - 300);
    const raw = await rawSocket(app.url, { cookie: ada.cookie });
    await raw.init();
    await stay(ada);
    later(600);
    raw.subscribe("viewer", "subscription { viewerChanged { id } }");
    await raw.received("next", "viewer");
    raw.socket.close();
  });

  test("sets no cookie for a bearer token sent along with another session's cookie", async () => {
    const grace = await app.signedInSeeker();
    const { id } = grace;
    const headers = { authorization: `Bearer ${(await app.logIn(grace)).accessToken}` };
    const answer = await app.send(StayLoggedInDocument, {}, { cookie: ada.cookie, headers });
    expect(await answer.json()).toMatchObject({ data: { stayLoggedIn: { viewer: { id } } } });
    expect(answer.headers.getSetCookie().some((line) => line.startsWith("userrefreshToken="))).toBe(false);
  });
});
