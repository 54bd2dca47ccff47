import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CheckedClient } from "../../testing/checked-client.ts";
import { LEGACY_CALLS } from "../../testing/legacy-calls.ts";
import { pdf, png } from "../../testing/sample-files.ts";
import { startMessagesApi, textReply } from "../../testing/stand-in-ai-provider.ts";
import { formOf, LEGACY_JOB, type LegacyClient, testApp } from "../../testing/test-app.ts";
import { OpenChats } from "../socket/open-chats.ts";
import { legacyRoutes } from "./all-routes.ts";
import type { RestRoute } from "./rest-route.ts";

// The story of a seeker, a peer and a recruiter, by legacy calls only. Every response is validated against its
// description.

const api = await startMessagesApi();
afterAll(() => api.close());
const app = testApp({ worker: true, env: { ANTHROPIC_API_KEY: "test-key", ANTHROPIC_BASE_URL: api.url } });
let routes: readonly RestRoute[];

let ada: CheckedClient;
let bob: CheckedClient;
let company: CheckedClient;
let adaId: string;
let bobId: string;
const PASSWORD = "correct horse battery";

beforeAll(() => {
  const chats = new OpenChats(app.app.platform.events);
  routes = legacyRoutes(app.app.services, chats);
  chats.close();
  ada = new CheckedClient(app.url, routes);
  bob = new CheckedClient(app.url, routes);
  company = new CheckedClient(app.url, routes);
});

/**
 * Returns the token of the newest mail to the address that links to that page; a mail may arrive after the response.
 */
async function mailedToken(to: string, page = "/email-verify"): Promise<string> {
  const links = async () => (await queued(to)).filter(({ text }) => text.includes(page));
  await expect.poll(async () => (await links()).length, { timeout: 10_000 }).toBeGreaterThan(0);
  const [newest] = await links();
  return /(?:token=|\/reset-paasword2?\/)([\w-]+)/.exec(newest?.text ?? "")?.[1] ?? "";
}
const queued = (to: string) =>
  app.db.prisma.mail.findMany({ where: { to }, orderBy: { createdAt: "desc" }, select: { text: true } });

const job = {
  ...LEGACY_JOB,
  requirements: "",
  location: "Pune",
  salaryRange: "3-4 LPA",
  experienceLevel: "1-3 years",
  applicationDeadline: "",
};

describe("accounts", () => {
  test("seekers sign up, verify their address and log in; with the specified texts", async () => {
    for (const [client, email, name] of [
      [ada, "ada@example.com", "Ada Lovelace"],
      [bob, "bob@example.com", "Bob Noyce"],
    ] as const) {
      const body = { name, phone: "9876543210", email, password: PASSWORD };
      const first = await client.post("/auth/signup-seeker", body);
      expect([first.status, typeof first.body.userId]).toEqual([201, "string"]);
      const again = await client.post("/auth/signup-seeker", body);
      expect([again.status, again.body.message]).toEqual([422, "Email already exists, please use a different email"]);

      const early = await client.post("/auth/login-seeker", { email, password: PASSWORD });
      expect([early.status, early.body.message]).toEqual([400, "Verify your email to continue login"]);
      const missing = await client.get("/auth/verify-email");
      expect([missing.status, missing.body.message]).toEqual([400, "Invalid or missing token"]);
      const link = `/auth/verify-email?token=${await mailedToken(email)}`;
      expect((await fetch(app.url + link, { method: "HEAD" })).status).toBe(405);
      expect((await client.post("/auth/login-seeker", { email, password: PASSWORD })).status).toBe(400);
      const verified = await client.get(link);
      expect(verified.status).toBe(200);
      expect(await client.get(link)).toMatchObject({ status: 200, body: verified.body });
    }
    const wrong = await ada.post("/auth/login-seeker", { email: "ada@example.com", password: "not this one" });
    expect([wrong.status, wrong.body.message]).toEqual([401, "Wrong password, please try again"]);
    const unknown = await ada.post("/auth/login-seeker", { email: "eve@example.com", password: PASSWORD });
    expect([unknown.status, unknown.body.message]).toEqual([403, "Email not registered, please sign up"]);
    adaId = await ada.logIn("SEEKER", "Ada@Example.com", PASSWORD);
    bobId = await bob.logIn("SEEKER", "bob@example.com", PASSWORD);
    expect((await ada.get("/seeker/getname")).body).toEqual({ name: "Ada Lovelace", userId: adaId });
  });

  test("a recruiter signs up, verifies and logs in; its tokens are in lower case", async () => {
    const email = "hiring@forge.example";
    const firm = { name: "Forge", companyLocation: "Pune", industry: "Metal", companysize: "11-50" };
    expect((await company.post("/auth/signuprecruiter", { ...firm, email, password: PASSWORD })).status).toBe(201);
    const early = await company.post("/auth/login-recruiter", { email, password: PASSWORD });
    expect([early.status, early.body.message]).toEqual([400, "Please verify your email before logging in."]);
    expect((await company.get(`/auth/verify-emailrec?token=${await mailedToken(email)}`)).status).toBe(200);
    const { body: session } = await company.post("/auth/login-recruiter", { email, password: PASSWORD });
    expect(Object.keys(session).sort()).toEqual(["accesstoken", "message", "refreshtoken", "userId"]);
  });

  test("a forgotten password is reset, and the link works once", async () => {
    for (const [role, ending, email] of [
      ["SEEKER", "", "ada@example.com"],
      ["RECRUITER", "rec", "hiring@forge.example"],
    ] as const) {
      const client = new CheckedClient(app.url, routes);
      await client.post(`/auth/request-reset-password${ending}`, { email });
      const token = await mailedToken(email, "/reset-paasword");
      const { body } = await client.get(`/auth/verify-reset-token${ending}/${token}`);
      const reset = { userId: body.userId, token, password: "a new password" };
      const stolen = await client.post(`/auth/reset-password${ending}`, { ...reset, userId: bobId });
      expect([stolen.status, stolen.body.message]).toEqual([400, "Invalid or expired token"]);
      expect((await client.post(`/auth/reset-password${ending}`, reset)).status).toBe(200);
      expect((await client.post(`/auth/reset-password${ending}`, reset)).status).toBe(400);
      expect((await client.get(`/auth/verify-reset-token${ending}/${token}`)).status).toBe(400);
      await (role === "SEEKER" ? ada : company).logIn(role, email, "a new password");
    }
  });
});

test("jobs and applications from post to decision", async () => {
  const posted = await company.post("/recruiter/postjob", job);
  expect(posted.status).toBe(201);
  await company.post("/recruiter/postjob", { ...job, jobTitle: "Smith", jobType: "half time", place: "Remote" });
  const { body } = await company.get("/recruiter/postedjobs");
  expect(body.jobs.map((one: { jobTitle: string }) => one.jobTitle)).toEqual(["Welder", "Smith"]);
  const [welder, smith] = body.jobs;
  expect(smith).toMatchObject({
    jobType: "Part-time",
    place: "remote",
    postedBy: { name: "Forge", companyLogo: "", companysize: "11-50" },
  });

  expect((await company.put(`/recruiter/editjob/${smith._id}`, { ...job, jobTitle: "Blacksmith" })).status).toBe(200);

  expect((await ada.get("/seeker/getjobs")).body.jobs).toHaveLength(2);
  await ada.post(`/seeker/saveJob/${welder._id}`);
  expect((await ada.get("/seeker/savedJobs")).body.jobs.map((one: { _id: string }) => one._id)).toEqual([welder._id]);
  await ada.delete(`/seeker/unsavejob/${welder._id}`);
  expect((await ada.get("/seeker/savedJobs")).body).toEqual({ jobs: [] });

  const twice = await Promise.all([1, 2].map(() => ada.post(`/seeker/applyjob/${welder._id}`)));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
  await bob.post(`/seeker/applyjob/${welder._id}`);
  expect((await bob.get("/seeker/appliedJobs")).body.jobs).toHaveLength(1);
  await bob.delete(`/seeker/deleteApplication/${welder._id}`);

  const { applicants } = (await company.get(`/recruiter/getApplications/${welder._id}`)).body;
  expect(applicants).toMatchObject([
    { applicant: { _id: adaId, name: "Ada Lovelace", resumeUrl: "", skills: [] }, status: "Applied" },
  ]);
  for (const status of ["Accepted", "Applied", "Rejected"]) {
    await company.post(`/recruiter/updateStatus/${welder._id}/${adaId}`, { status });
  }
  const withdrawn = await company.post(`/recruiter/updateStatus/${welder._id}/${bobId}`, { status: "Accepted" });
  expect(withdrawn.status).toBe(409);
  const { applications } = (await company.get("/recruiter/getAllApplication")).body;
  expect(applications).toMatchObject([{ jobTitle: "Welder", applicantName: "Ada Lovelace", status: "Rejected" }]);

  expect((await company.delete(`/recruiter/deletejob/${smith._id}`)).status).toBe(200);
  expect((await ada.get("/seeker/getjobs")).body.jobs).toHaveLength(1);
});

describe("profiles", () => {
  test("one's own profile is edited by a form; blank fields are unchanged, a list replaces, text stays text", async () => {
    const experience = { title: "Analyst", company: "Babbage", from: "2015-01-01", to: "", responsibilities: "Notes" };
    const blank = { title: "", company: "", from: "", to: "", responsibilities: "" };
    const tutor = { role: "Tutor", company: "Village", from: "2016-02-01", to: "2017-02-01", responsibilities: "" };
    const texts = {
      name: "Ada King",
      dob: "1990-12-10",
      cgpa: "9.1",
      graduationYear: "2012",
      tenthPercent: "88.25",
      twelveSchool: "Hill School",
      twelvePassout: "2008",
    };
    const form = formOf({
      ...texts,
      phone: "",
      skills: JSON.stringify(["Analysis", "Engines"]),
      jobExperiences: JSON.stringify([experience, blank]),
      socialExperiences: JSON.stringify([tutor]),
      internExperiences: "[]",
    });
    form.set("resume", new Blob([new Uint8Array(await pdf())]), "../../cv.pdf");
    form.set("profilePhoto", new Blob([]), "");
    const saved = await ada.put("/seeker/editProfile", form);
    expect([saved.status, saved.body.message]).toEqual([200, "Profile updated successfully"]);
    const { seeker } = (await ada.get("/seeker/getprofile")).body;
    expect(seeker).toMatchObject({
      ...texts,
      phone: "9876543210",
      tenthPassout: "",
      skills: ["Analysis", "Engines"],
      jobExperiences: [experience],
      socialExperiences: [{ role: "Tutor", from: "2016-02-01", to: "2017-02-01" }],
      internExperiences: [],
      profilephoto: "",
    });
    const resume = await fetch(new URL(new URL(seeker.resumeUrl).pathname, app.url), {
      headers: { cookie: ada.cookieHeader },
    });
    expect([resume.status, resume.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  });

  test("the company profile is edited by a form, with and without a logo", async () => {
    const texts = { name: "Forge Works", companysize: "51-200", linkedIn: "", industry: " ", companyLogo: "undefined" };
    const form = formOf(texts);
    expect((await company.put("/recruiter/editprofile", form)).status).toBe(200);
    form.set("companyLogo", new Blob([new Uint8Array(await png())]), "logo.png");
    expect((await company.put("/recruiter/editprofile", form)).status).toBe(200);
    const { recruiter } = (await company.get("/recruiter/getprofile")).body;
    expect(recruiter).toMatchObject({
      name: "Forge Works",
      companysize: "51-200",
      industry: "Metal",
      email: "hiring@forge.example",
      linkedIn: "",
    });
    expect((await fetch(new URL(new URL(recruiter.companyLogo).pathname, app.url))).headers.get("content-type")).toBe(
      "image/png",
    );
  });

  test("peers see a profile without its resume; recruiters with it", async () => {
    const { users } = (await bob.get("/seeker/users")).body;
    expect(users).toMatchObject([{ _id: adaId, name: "Ada King", resumeUrl: "" }]);
    const { targetUser } = (await bob.get(`/seeker/users/${adaId}`)).body;
    expect(targetUser).toMatchObject({ name: "Ada King", resumeUrl: "", skills: ["Analysis", "Engines"] });
    const { user, message } = (await company.get("/recruiter/getAllCandidates")).body;
    expect(message).toEqual(expect.any(String));
    expect(user.find(({ _id }: { _id: string }) => _id === adaId).resumeUrl).toMatch(
      /^http:\/\/worklane\.test\/files\//,
    );
    expect(JSON.stringify([users, targetUser, user])).not.toMatch(/password|hash|token/i);
  });
});

describe("the network", () => {
  test("request, withdraw, reject, accept, remove", async () => {
    const names = async (client: LegacyClient, path: string, field: string) =>
      (await client.get(path)).body[field].map(({ name }: { name: string }) => name);
    await ada.post(`/seeker/connect/${bobId}`);
    await ada.post(`/seeker/unrequest/${bobId}`);
    expect(await names(bob, "/seeker/getConnectionrequests", "connectionreq")).toEqual([]);
    await ada.post(`/seeker/connect/${bobId}`);
    expect(await names(ada, "/seeker/getsendrequests", "sendRequests")).toEqual(["Bob Noyce"]);
    await bob.post(`/seeker/request-reject/${adaId}`);
    await ada.post(`/seeker/connect/${bobId}`);
    expect((await bob.post(`/seeker/request-accept/${adaId}`)).status).toBe(200);
    expect(await names(ada, "/seeker/connections", "connection")).toEqual(["Bob Noyce"]);
    expect((await ada.post(`/seeker/remove-connection/${bobId}`)).status).toBe(200);
    await bob.post(`/seeker/connect/${adaId}`);
    await ada.post(`/seeker/request-accept/${bobId}`);
  });

  test("messages are visible to the two people only, and marked as seen by the receiver only", async () => {
    await app.app.services.messages.send(
      { accountId: bobId, role: "SEEKER", sessionId: bobId },
      { recipientId: adaId, clientId: crypto.randomUUID(), content: "Hello Ada" },
    );
    const { messages } = (await ada.get(`/messages/${adaId}/${bobId}`)).body;
    expect(messages).toMatchObject([{ senderId: bobId, receiverId: adaId, content: "Hello Ada", seen: false }]);
    expect((await bob.put("/messages/seen", { senderId: bobId, receiverId: adaId })).status).toBe(403);
    expect((await ada.put("/messages/seen", { senderId: bobId, receiverId: adaId })).status).toBe(200);
    expect((await bob.get(`/messages/${bobId}/${adaId}`)).body.messages[0].seen).toBe(true);
    expect((await company.get(`/messages/${adaId}/${bobId}`)).status).toBe(403);
  });
});

test("the assistant answers a question, with a resume and without one, as text", async () => {
  api.reply(textReply("Apply **today**."));
  const form = formOf({ prompt: "What now?" });
  form.set("resumechat", new Blob([new Uint8Array(await pdf())]), "cv.pdf");
  expect((await bob.post("/api/chat", form)).body).toEqual({ response: "Apply **today**." });
  form.set("prompt", " ");
  form.delete("resumechat");
  const blank = await bob.post("/api/chat", form);
  expect([blank.status, blank.body.message]).toEqual([422, blank.body.error]);
  api.reply(...Array(3).fill({ status: 529, type: "overloaded_error" }));
  form.set("prompt", "And now?");
  const failed = await bob.post("/api/chat", form);
  expect([failed.status, failed.body.message]).toEqual([503, failed.body.error]);
});

test("log-out clears the cookies and ends the session immediately; without a session it is no error", async () => {
  for (const [client, path] of [
    [ada, "/auth/logout-seeker"],
    [company, "/auth/logout-recruiter"],
  ] as const) {
    const stored = client.cookieHeader;
    const { status } = await client.post(path);
    expect([status, client.cookies.size]).toEqual([200, 0]);
    expect((await client.call("GET", "/seeker/getname", undefined, { cookie: stored })).status).toBe(401);
    expect((await client.post(path)).status).toBe(200);
  }
});

test("the description contains every call of docs/specification.md 7, and no call that these stories omit", async () => {
  const document = await (await fetch(`${app.url}/api-docs/openapi.json`)).json();
  const described = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(document.openapi).toBe("3.1.0");
  expect(described.sort()).toEqual([...LEGACY_CALLS].sort());
  expect([...CheckedClient.seen].sort()).toEqual(described.sort());
});
