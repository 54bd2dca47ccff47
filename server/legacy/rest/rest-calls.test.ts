import { describe, expect, test } from "vitest";
import { forTheFile, LEGACY_JOB, LegacyClient, testApp } from "../../testing/test-app.ts";

const app = testApp();
const UNKNOWN = "00000000-0000-4000-8000-000000000000";
const seeker = forTheFile(async () => app.clientOf(await app.build.seeker(), "SEEKER"));
const recruiter = forTheFile(async () => app.clientOf(await app.build.recruiter(), "RECRUITER"));

// Who is refused: docs/permissions.md.
test.each<[call: string, status: number, body?: object]>([
  ["GET /seeker/getjobs?limit=0", 422],
  ["GET /seeker/savedJobs?after=nonsense", 422],
  ["GET /seeker/appliedJobs?limit=51", 422],
  [`POST /seeker/saveJob/${UNKNOWN}`, 404],
  ["DELETE /seeker/unsavejob/not-an-id", 404],
  ["POST /seeker/applyjob/..%2f..%2fetc%2fpasswd", 404],
  [`DELETE /seeker/deleteApplication/${UNKNOWN}`, 404],
  ["PUT /seeker/editProfile", 415, { name: "JSON is not a form" }],
  ["GET /seeker/users?limit=many", 422],
  [`GET /seeker/users/${UNKNOWN}`, 404],
  ["GET /seeker/connections?limit=-1", 422],
  ["GET /seeker/getsendrequests?limit=1.5", 422],
  ["GET /seeker/getConnectionrequests?after=%00", 422],
  [`POST /seeker/connect/${UNKNOWN}`, 404],
  [`POST /seeker/request-accept/${UNKNOWN}`, 404],
  ["POST /seeker/request-reject/not-an-id", 404],
  [`POST /seeker/remove-connection/${"x".repeat(400)}`, 404],
  ["POST /seeker/unrequest/not-an-id", 404],
  [`GET /messages/${UNKNOWN}/${UNKNOWN}`, 403],
  ["PUT /messages/seen", 422, {}],
  ["POST /api/chat", 415, { prompt: "JSON is not a form" }],
  ["GET /recruiter/getAllApplication?limit=0", 422],
  ["GET /recruiter/postedjobs?limit=0", 422],
  ["POST /recruiter/postjob", 422, { jobTitle: "" }],
  [`PUT /recruiter/editjob/${UNKNOWN}`, 404, { jobTitle: "New" }],
  ["DELETE /recruiter/deletejob/not-an-id", 404],
  ["PUT /recruiter/editprofile", 415, { name: "JSON is not a form" }],
  ["GET /recruiter/getApplications/not-an-id", 404],
  [`POST /recruiter/updateStatus/${UNKNOWN}/${UNKNOWN}`, 422, { status: "Maybe" }],
  ["GET /recruiter/getAllCandidates?limit=0", 422],
])("%s: an invalid input is answered with %d, a message and a code", async (call, status, body) => {
  const [method = "", path = ""] = call.split(" ");
  const answer = await (path.startsWith("/recruiter") ? recruiter : seeker).call(method, path, body);
  expect(answer).toMatchObject({
    status,
    body: {
      ...{ message: answer.body.error, error: expect.any(String) },
      code: status === 415 ? "UNSUPPORTED_MEDIA_TYPE" : expect.stringMatching(/^[A-Z_]+$/),
    },
  });
});

test.each([
  ["/auth/verify-email?token=x", "GET"],
  ["/auth/verify-emailrec?token=x", "GET"],
  [`/messages/${UNKNOWN}/${UNKNOWN}`, "GET"],
  ["/recruiter/getAllApplication", "GET"],
  [`/recruiter/getApplications/${UNKNOWN}`, "GET"],
  ["/recruiter/getAllCandidates", "GET"],
  [`/exports/jobs/${UNKNOWN}/applicants.csv`, "GET, POST"],
  [`/exports/jobs/${UNKNOWN}/resumes.zip`, "GET, POST"],
  ["/privacy/my-data.zip", "GET"],
])("HEAD is refused where GET changes or records something: %s", async (path, allowed) => {
  const answer = await fetch(app.url + path, { method: "HEAD" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
});

describe("a call that is not as specified", () => {
  test("an unknown path is 404, a wrong method 405 with the allowed ones, in JSON", async () => {
    for (const path of ["/seeker/nothing", "/auth", "/recruiter/postedjobs/more", "/messages/one", "/api/other"]) {
      const { status, body } = await seeker.get(path);
      expect([path, status, body.message, body.code]).toEqual([path, 404, body.error, "NOT_FOUND"]);
    }
    const { status, headers, body } = await seeker.call("PATCH", "/seeker/getjobs");
    expect([status, headers.get("allow"), body.code]).toEqual([405, "GET, HEAD", "METHOD_NOT_ALLOWED"]);
    expect(body.error).toBe(body.message);
    expect((await fetch(`${app.url}/auth/login-seeker`, { method: "HEAD" })).status).toBe(405);
    expect((await fetch(`${app.url}/seeker/getjobs`, { method: "HEAD" })).status).toBe(401);
  });

  test.each<[string, string, number, string]>([
    ["broken JSON", '{"email": ', 400, "BAD_REQUEST"],
    ["a list instead of an object", "[]", 422, "BAD_USER_INPUT"],
    ["a text instead of an object", '"text"', 422, "BAD_USER_INPUT"],
    ["a reserved name", '{"__proto__": {"admin": true}}', 400, "BAD_REQUEST"],
    ["another content type", "<a/>", 415, "UNSUPPORTED_MEDIA_TYPE"],
  ])("%s is rejected with a message and a code", async (_what, body, status, expectedCode) => {
    const response = await fetch(`${app.url}/auth/login-seeker`, {
      method: "POST",
      headers: { "content-type": status === 415 ? "application/xml" : "application/json" },
      body,
    });
    const { message, error, code } = (await response.json()) as Record<string, string>;
    expect([response.status, error, code]).toEqual([status, message, expectedCode]);
    expect(message).not.toMatch(/at position|JSON\.parse|undefined/);
  });

  test("a token of any length is a wrong token", async () => {
    const { status, body } = await new LegacyClient(app.url).get(`/auth/verify-reset-token/${"a".repeat(5000)}`);
    expect([status, body.message]).toEqual([400, "Invalid or expired token"]);
  });

  test("one's own id is refused under the name of the parameter", async () => {
    const own = (await seeker.get("/seeker/getname")).body.userId;
    for (const [call, field] of [
      [seeker.post(`/seeker/connect/${own}`), "id"],
      [seeker.get(`/messages/${own}/${own}`), "otherUserId"],
    ] as const) {
      expect((await call).body.fields.map((one: { field: string }) => one.field)).toEqual([field]);
    }
  });

  test("a field of a wrong type is named, under the name it was sent with", async () => {
    const { status, body } = await recruiter.post("/recruiter/postjob", { jobTitle: { $ne: 1 }, place: "moon" });
    expect(status).toBe(422);
    expect(body.fields.map(({ field }: { field: string }) => field)).toContain("jobTitle");
    const label = await recruiter.post("/recruiter/postjob", { ...LEGACY_JOB, place: "moon" });
    expect(label.body.fields).toEqual([{ field: "place", message: expect.stringContaining("onSite") }]);
  });
});
