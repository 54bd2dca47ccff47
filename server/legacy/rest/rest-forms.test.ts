import { Agent, request } from "node:http";
import { describe, expect, test } from "vitest";
import { formOf, forTheFile, type LegacyClient, testApp } from "../../testing/test-app.ts";

const app = testApp();
const seeker = forTheFile(async () => app.clientOf(await app.build.seeker(), "SEEKER"));
const owner = forTheFile(() => app.build.recruiter());
const recruiter = forTheFile(() => app.clientOf(owner, "RECRUITER"));

const program = () => new Blob([new Uint8Array(Buffer.from("MZ this program cannot be run"))]);
const large = () => new Blob([new Uint8Array(6_000_000)]);

const form = (fields: Record<string, string | Blob>) => formOf({ name: "Changed", ...fields });
const manyFields = () => form(Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, "x"])));

describe.each<[path: string, profile: string, own: () => LegacyClient, file: string, image: string]>([
  ["/seeker/editProfile", "/seeker/getprofile", () => seeker, "resume", "profilePhoto"],
  ["/recruiter/editprofile", "/recruiter/getprofile", () => recruiter, "companyLogo", "companyLogo"],
])("%s", (path, profile, own, file, image) => {
  test.each<[string, () => FormData, number]>([
    ["a program for a file", () => form({ [file]: program() }), 415],
    ["a file of no bytes", () => form({ [file]: new Blob([]) }), 415],
    ["a file that is too large", () => form({ [image]: large() }), 413],
    ["ten thousand fields", manyFields, 413],
    ["a field of a megabyte", () => form({ industry: "x".repeat(1_000_000), about: "x".repeat(1_000_000) }), 413],
    ["a name of a thousand characters", () => form({ name: "x".repeat(1000) }), 422],
  ])("%s is rejected and changes nothing", async (_what, body, status) => {
    const before = (await own().get(profile)).body;
    const answer = await own().put(path, body());
    expect([answer.status, answer.body.message]).toEqual([status, answer.body.error]);
    expect((await own().get(profile)).body).toEqual(before);
  });

  test("a file in a field that takes none is rejected by the field's name, and changes nothing", async () => {
    const before = (await own().get(profile)).body;
    for (const field of ["avatar", "about"]) {
      const answer = await own().put(path, form({ [field]: program() }));
      expect([answer.status, answer.body.message]).toEqual([400, answer.body.error]);
      expect(answer.body.message).toContain(`"${field}"`);
    }
    expect((await own().get(profile)).body).toEqual(before);
    const empty = new FormData();
    empty.append("avatar", new Blob([]), "");
    expect((await own().put(path, empty)).status).toBe(200);
  });

  test("an interrupted form is rejected and changes nothing", async () => {
    const before = (await own().get(profile)).body;
    const part = (disposition: string) => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\nChang`;
    for (const body of [part('name="name"'), part(`name="${file}"; filename="cut"`), "--x\r\nContent-Disp"]) {
      const response = await fetch(app.url + path, {
        method: "PUT",
        headers: { cookie: own().cookieHeader, "content-type": "multipart/form-data; boundary=x" },
        body,
      });
      const { message, error } = (await response.json()) as Record<string, string>;
      expect([response.status < 500 && response.status >= 400, message]).toEqual([true, error]);
    }
    expect((await own().get(profile)).body).toEqual(before);
  });
});

test("fields are named as they were sent", async () => {
  const fields = async (client: LegacyClient, path: string, values: Record<string, string>) =>
    (await client.put(path, form(values))).body.fields.map(({ field }: { field: string }) => field);
  const social = JSON.stringify([{ role: "", company: "Village", from: "2020-01-01" }]);
  expect(await fields(seeker, "/seeker/editProfile", { twelvePassout: "soon", socialExperiences: social })).toEqual([
    "twelvePassout",
    "socialExperiences.0.role",
  ]);
  expect(await fields(seeker, "/seeker/editProfile", { skills: "not, JSON" })).toEqual(["skills"]);
  expect(
    await fields(recruiter, "/recruiter/editprofile", { linkedIn: "javascript:alert(1)", companysize: "a lot" }),
  ).toEqual(expect.arrayContaining(["linkedIn", "companysize"]));
});

test("an edited job is unchanged where blank, and accepts the edit form's own words", async () => {
  const job = await app.build.job({ companyId: owner.id, title: "Smith", description: "You forge." });
  const edit = {
    jobTitle: " ",
    jobDescription: "",
    experienceLevel: "",
    jobType: "51-200",
    place: "onsite",
    salaryRange: "50k - 1L PA",
  };
  expect((await recruiter.put(`/recruiter/editjob/${job.id}`, edit)).status).toBe(200);
  expect((await recruiter.get("/recruiter/postedjobs")).body.jobs).toMatchObject([
    {
      jobTitle: "Smith",
      jobDescription: "You forge.",
      experienceLevel: "1-3 years",
      jobType: "Internship",
      place: "onSite",
      salaryRange: "50k - 1L PA",
    },
  ]);
  await recruiter.delete(`/recruiter/deletejob/${job.id}`);
});

test("free-text pay, which no form can show, survives an edit", async () => {
  const pay = { salaryLabel: "As agreed", salaryMin: null, salaryMax: null };
  const job = await app.build.job({ companyId: owner.id, ...pay });
  expect((await recruiter.put(`/recruiter/editjob/${job.id}`, { jobTitle: "Smith", salaryRange: "" })).status).toBe(
    200,
  );
  expect((await recruiter.get("/recruiter/postedjobs")).body.jobs).toMatchObject([
    { jobTitle: "Smith", salaryRange: "As agreed" },
  ]);
  await recruiter.delete(`/recruiter/deletejob/${job.id}`);
});

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);
const parts = (...files: [name: string, bytes: Buffer][]) =>
  Buffer.concat([
    ...files.flatMap(([name, bytes]) => [
      Buffer.from(`--x\r\nContent-Disposition: form-data; name="${name}"; filename="cv.pdf"\r\n\r\n`),
      bytes,
      Buffer.from("\r\n"),
    ]),
    Buffer.from("--x--\r\n"),
  ]);
test.each<[string, () => Buffer, () => LegacyClient | null, number]>([
  ["of a file that is too large", () => parts(["resume", megabytes(8)]), () => seeker, 413],
  ["of a size that is too large", () => parts(["resume", megabytes(20)]), () => seeker, 413],
  ["of nobody", () => parts(["resume", megabytes(8)]), () => null, 401],
  ["of the other role", () => parts(["resume", megabytes(8)]), () => recruiter, 403],
  [
    "of a file that is too large, with more behind it",
    () => parts(["resume", megabytes(6)], ["profilePhoto", megabytes(4)]),
    () => seeker,
    413,
  ],
  ["of too many files", () => parts(...Array<[string, Buffer]>(9).fill(["other", megabytes(1)])), () => seeker, 413],
])(
  "after a rejected form %s the connection serves the next request immediately",
  async (_what, body, client, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, path: string, sent: Buffer | null) =>
      new Promise<number>((resolve, reject) => {
        const headers = {
          cookie: client()?.cookieHeader ?? "",
          ...(sent && { "content-type": "multipart/form-data; boundary=x", "content-length": sent.length }),
        };
        const requested = request(app.url + path, { method, agent, headers }, (response) => {
          response.resume().once("end", () => resolve(response.statusCode ?? 0));
        });
        requested.once("error", reject).end(sent ?? undefined);
      });
    try {
      expect(await send("PUT", "/seeker/editProfile", body())).toBe(status);
      const requested = performance.now();
      expect(await send("GET", "/healthz", null)).toBe(200);
      expect(performance.now() - requested).toBeLessThan(2000);
    } finally {
      agent.destroy();
    }
  },
);

test("a list sent as a part of type JSON is parsed like its text", async () => {
  const body = [
    '--x\r\nContent-Disposition: form-data; name="skills"\r\nContent-Type: application/json\r\n\r\n["Forging","Casting"]',
    "\r\n--x--\r\n",
  ].join("");
  const headers = { cookie: seeker.cookieHeader, "content-type": "multipart/form-data; boundary=x" };
  expect((await fetch(`${app.url}/seeker/editProfile`, { method: "PUT", headers, body })).status).toBe(200);
  expect((await seeker.get("/seeker/getprofile")).body.seeker.skills).toEqual(["Forging", "Casting"]);
});
