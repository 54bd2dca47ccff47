import { expect, test } from "vitest";
import { forTheFile, LegacyClient, testApp } from "../../testing/test-app.ts";

const app = testApp();
const recruiter = forTheFile(() => app.build.recruiter());
const asSeeker = forTheFile(async () => app.clientOf(await app.build.seeker(), "SEEKER"));
const asRecruiter = forTheFile(() => app.clientOf(recruiter, "RECRUITER"));

test("a sign-up sets the requested fields, and nothing else of an account", async () => {
  const [id, email] = [crypto.randomUUID(), "mass@example.com"];
  const more = { id, role: "RECRUITER", emailVerifiedAt: "2026-01-01T00:00:00Z", operator: { role: "ADMINISTRATOR" } };
  const asked = { name: "Ada", phone: "5551234567", email, password: "correct horse", ...more };
  expect((await new LegacyClient(app.url).post("/auth/signup-seeker", asked)).status).toBe(201);
  const account = await app.db.prisma.account.findFirstOrThrow({ where: { email }, include: { operator: true } });
  expect(account).toMatchObject({ role: "SEEKER", emailVerifiedAt: null, operator: null });
  expect(account.id).not.toBe(id);
});

test("an edit changes the form's fields, and neither owner nor state", async () => {
  const { id } = await app.build.job({ companyId: recruiter.id, postedById: recruiter.id });
  const other = await app.build.recruiter();
  const before = await app.db.prisma.job.findUniqueOrThrow({ where: { id } });
  const more = {
    companyId: other.id,
    postedById: other.id,
    status: "CLOSED",
    id: crypto.randomUUID(),
    createdAt: "2020-01-01",
  };
  const edited = await asRecruiter.put(`/recruiter/editjob/${id}`, { jobTitle: "Lead welder", ...more });
  expect(edited.status).toBe(200);
  const { companyId, postedById, status, createdAt } = before;
  expect(await app.db.prisma.job.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ...{ title: "Lead welder", companyId, postedById, status, createdAt },
  });
});

test.each([
  ["/seeker/getjobs?limit=1&limit=50", 422],
  ["/seeker/users?after=a&after=b", 422],
  ["/seeker/users?limit[toString]=1", 200],
])("%s: a parameter that is repeated, or an object, is not taken for one of its values", async (path, status) => {
  const answer = await fetch(app.url + path, { headers: { cookie: asSeeker.cookieHeader } });
  expect([path, answer.status]).toEqual([path, status]);
  await answer.arrayBuffer();
});

test("body fields are not read from the query string", async () => {
  const { status } = await new LegacyClient(app.url).post(
    "/auth/login-seeker?email=a%40example.com&password=correct+horse",
  );
  expect(status).toBeGreaterThanOrEqual(400);
  const { body } = await asRecruiter.post("/recruiter/postjob?jobTitle=Welder&industry=IT", {
    jobDescription: "You weld.",
  });
  expect(body.code).toBe("BAD_USER_INPUT");
});
