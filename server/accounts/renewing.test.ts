import { expect, test } from "vitest";
import { newStorageKey } from "../platform/files/storage-key.ts";
import { bearer, graphql, testApp, testClock } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

const clock = testClock();
const app = testApp({ clock });
const RENEW = graphql(
  `mutation RenewInTest($token: String!) { renewSession(refreshToken: $token) { accessToken refreshToken } }`,
);
const SAVED = graphql(`query SavedJobsOfProgram { savedJobs { totalCount } }`);
const UPLOAD = "mutation ($file: Upload!) { uploadResume(file: $file) { __typename } }";
const MINUTES = 60_000;

const logInAnew = async (as = {}) => app.logIn(await app.signedInSeeker(), as);
async function renew(token: string, as = {}) {
  const { data, errors } = await app.execute(RENEW, { token }, as);
  return { code: errors?.[0]?.extensions.code, ...data?.renewSession };
}
const codeAs = (token: string) => app.outcomeOf(SAVED, {}, bearer(token));

test("a logged-in program renews its tokens, each refresh token once, even with an expired token in its headers", async () => {
  const { accessToken: access, refreshToken: refresh } = await logInAnew();
  expect(await codeAs(access)).toBe("yes");
  clock.pass(20 * MINUTES);
  const expired = await app.send(SAVED, {}, bearer(access));
  expect(expired.headers.get("www-authenticate")).toMatch(/^Bearer error="invalid_token"/);
  expect((await expired.json()).errors[0].extensions.code).toBe("TOKEN_EXPIRED");
  // Also where a service refuses before it awaits anything.
  expect(await app.outcomeOf("viewerSeeker", {}, bearer(access))).toBe("TOKEN_EXPIRED");
  const bytes = Buffer.from("%PDF-1.4");
  const sent = await upload(app, UPLOAD, { bytes, name: "cv.pdf" }, bearer(access));
  expect(sent.errors?.[0]?.extensions.code).toBe("TOKEN_EXPIRED");
  const { id: resumeFileId, storageKey } = await app.build.file({ storageKey: newStorageKey() });
  await app.build.seeker({ resumeFileId });
  const opened = await fetch(`${app.url}/files/${storageKey}/cv.pdf`, bearer(access));
  expect((await opened.json()).code).toBe("TOKEN_EXPIRED");
  // Also where somebody who is not logged in would be answered: as if nobody were logged in, nothing was saved.
  for (const query of ["{ viewer { id } }", "{ jobs(first: 1) { nodes { viewerHasSaved } } }"]) {
    expect(await app.outcomeOf(query, {}, bearer(access))).toBe("TOKEN_EXPIRED");
  }

  const fresh = await renew(refresh, bearer(access));
  const next = await renew(fresh.refreshToken ?? "");
  for (const { accessToken = "" } of [fresh, next]) expect(await codeAs(accessToken)).toBe("yes");
});

test("a stolen refresh token ends the session for both, however often the thief has renewed", async () => {
  const { refreshToken: refresh } = await logInAnew();
  const thief = await renew(refresh);
  const again = await renew(thief.refreshToken ?? "");
  expect(await codeAs(again.accessToken ?? "")).toBe("yes");
  expect((await renew(refresh)).code).toBe("UNAUTHENTICATED");
  expect(await codeAs(again.accessToken ?? "")).toBe("UNAUTHENTICATED");
  expect((await renew(again.refreshToken ?? "")).code).toBe("UNAUTHENTICATED");
});

test("of two uses of one token, at most one has a session afterwards, and none when it was exchanged twice", async () => {
  const { refreshToken: refresh } = await logInAnew();
  const both = await Promise.all([renew(refresh), renew(refresh)]);
  expect(both.map(({ code }) => code ?? "renewed").sort()).toContain("UNAUTHENTICATED");
  for (const { accessToken } of both) if (accessToken) expect(await codeAs(accessToken)).toBe("UNAUTHENTICATED");
});

test("queries with a token that is not valid say so, and whoever has one can still log in", async () => {
  const { accessToken: access, refreshToken: refresh } = await logInAnew();
  await app.perform("logOutEverywhere", {}, bearer(access));
  const [header = "", payload = ""] = access.split(".");
  for (const token of [access, "garbage", `${header}.${payload}.AAAA`]) {
    for (const query of ["{ viewer { id } }", "{ jobs(first: 1) { totalCount } }", "{ viewerSeeker { id } }"]) {
      expect((await app.execute(query, {}, bearer(token))).errors).toMatchObject([
        { message: "This token is not valid. Log in again.", extensions: { code: "UNAUTHENTICATED" } },
      ]);
    }
    expect((await logInAnew(bearer(token))).accessToken).not.toBe("");
  }
  expect((await renew(refresh, bearer(access))).code).toBe("UNAUTHENTICATED");
});

test("a valid token of the other role is nobody's in this one, and an invalid one does not concern cookies", async () => {
  const { accessToken: access } = await logInAnew();
  const viewer = async (headers: Record<string, string>) => app.execute("{ viewer { id } }", {}, { headers });
  const nobody = { data: { viewer: null } };
  expect(await viewer({ ...bearer(access).headers, "worklane-role": "RECRUITER" })).toMatchObject(nobody);
  expect(await viewer({ cookie: "useraccessToken=garbage" })).toMatchObject(nobody);
  const { cookie } = await app.signedInSeeker();
  expect(await viewer({ authorization: "Basic YTpi", cookie })).toMatchObject({ data: { viewer: {} } });
});

test.each(["wl_live_x", "Basic YTpi", "Bearer", "Token abc"])(
  "authorization by %s alone is refused",
  async (authorization) => {
    for (const [path, init] of [
      ["/graphql", { method: "POST", body: '{"query":"{ viewer { id } }"}' }],
      ["/graphql?query={jobs{totalCount}}", {}],
      ["/seeker/getprofile", {}],
    ] as const) {
      const headers = { "content-type": "application/json", authorization };
      const answer = await fetch(app.url + path, { ...init, headers });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
      expect(await answer.text()).toContain("Authorization: Bearer");
    }
  },
);

test("a foreign token is not reported as expired, and a session ends after 7 days whatever is renewed", async () => {
  expect(await codeAs("not-a-token")).toBe("UNAUTHENTICATED");
  const { refreshToken: refresh } = await logInAnew();
  const { refreshToken = "" } = await renew(refresh);
  clock.pass(8 * 24 * 60 * MINUTES);
  expect((await renew(refreshToken)).code).toBe("UNAUTHENTICATED");
});
