import { describe, expect, test } from "vitest";
import { pdf, png } from "../testing/sample-files.ts";
import { forTheFile, JOB_INPUT, LEGACY_JOB, LegacyClient, testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

// Input of the documented maximum size is accepted, one more is rejected: by both APIs, with the same message.

const app = testApp();
const MEGABYTE = 1024 * 1024;
const seeker = forTheFile(async () => app.clientOf(await app.build.seeker(), "SEEKER"));
const recruiter = forTheFile(async () => app.clientOf(await app.build.recruiter(), "RECRUITER"));
const nobody = () => new LegacyClient(app.url);

/** The error message of an API, or null if it accepted. */
type Reply = string | null;
type Send = (fields: Record<string, unknown>) => Promise<Reply>;
interface Apis {
  readonly rest: Send;
  readonly graphql: Send;
}

const byCall =
  (call: (fields: Record<string, unknown>) => ReturnType<LegacyClient["call"]>): Send =>
  async (fields) => {
    const { status, body } = await call(fields);
    if (status < 300) return null;
    expect([status, body.message]).toEqual([422, body.error]);
    return body.fields[0].message;
  };
/** Sends a mutation with the usual input, changed by the given fields. */
const byMutation =
  (name: string, payload: string, client: () => LegacyClient, usual: () => object = () => ({})): Send =>
  async (fields) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`.replace("PostJob", "Job");
    const mutation = `mutation ($input: ${type}!) { done: ${name}(input: $input) { ${payload} } }`;
    const input = { ...usual(), ...fields };
    const { errors } = await app.execute(mutation, { input }, { cookie: client().cookieHeader });
    if (!errors) return null;
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    return Object.values(errors[0]?.extensions.fields ?? {})[0] ?? "";
  };
function form(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    data.set(name, value instanceof Blob || typeof value === "string" ? value : JSON.stringify(value));
  }
  return data;
}
const renamed = (fields: Record<string, unknown>, names: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]));

const job: Apis = {
  rest: byCall((fields) =>
    recruiter.post("/recruiter/postjob", {
      ...LEGACY_JOB,
      ...renamed(fields, { title: "jobTitle", description: "jobDescription" }),
    }),
  ),
  graphql: byMutation(
    "postJob",
    "job { id }",
    () => recruiter,
    () => JOB_INPUT,
  ),
};
const profile: Apis = {
  rest: byCall((fields) => seeker.put("/seeker/editProfile", form(renamed(fields, { twelfthSchool: "twelveSchool" })))),
  graphql: byMutation("updateSeekerProfile", "seeker { id }", () => seeker),
};
const company: Apis = {
  rest: byCall((fields) =>
    recruiter.put("/recruiter/editprofile", form(renamed(fields, { companyName: "name", linkedin: "linkedIn" }))),
  ),
  graphql: byMutation("updateRecruiterProfile", "recruiter { id }", () => recruiter),
};

let people = 0;
const newEmail = () => `person${people++}@limits.example`;
const person = () => ({ name: "Ada", email: newEmail(), phone: "5551234567", password: "correct horse" });
const seekerAccount: Apis = {
  rest: byCall((fields) => nobody().post("/auth/signup-seeker", { ...person(), ...fields })),
  graphql: byMutation("signUpSeeker", "message", nobody, person),
};
const firm = () => ({ email: newEmail(), password: "correct horse", companyLocation: "Pune", industry: "IT" });
const recruiterAccount: Apis = {
  rest: byCall((fields) =>
    nobody().post("/auth/signuprecruiter", {
      name: "Forge",
      companysize: "11-50",
      ...firm(),
      ...renamed(fields, { companyName: "name" }),
    }),
  ),
  graphql: byMutation("signUpRecruiter", "message", nobody, () => ({
    companyName: "Forge",
    companySize: "FROM_11_TO_50",
    ...firm(),
  })),
};

const letters = (length: number) => "x".repeat(length);
const link = (length: number) => `https://example.com/${letters(length - 20)}`;
const address = (length: number) => {
  const name = newEmail().replace("@limits.example", "");
  return `${name}${letters(length - name.length - 15)}@limits.example`;
};
const experience = { title: "Welder", company: "Forge", from: "2020-01-01" };

type Case = [what: string, most: number, apis: Apis, fieldsOf: (size: number) => Record<string, unknown>];
const eachOf = (whose: string, apis: Apis, limits: Record<string, number>, text = letters): Case[] =>
  Object.entries(limits).map(([name, most]) => [`${whose} ${name}`, most, apis, (size) => ({ [name]: text(size) })]);
const ofExperience = (list: string, field: string) => (size: number) => ({
  [list]: [{ ...experience, [field]: letters(size) }],
});
const schools = { qualification: 160, course: 160, college: 160, tenthSchool: 160, twelfthSchool: 160 };

describe.each<Case>([
  ...eachOf("a job's", job, { title: 200, location: 200, requirements: 10_000, description: 30_000 }),
  ...eachOf("a seeker's", profile, { name: 120, about: 2000, location: 160, currentProfession: 160, ...schools }),
  ...eachOf("a seeker's", profile, { linkedin: 300, github: 300 }, link),
  ["a skill", 60, profile, (size) => ({ skills: [letters(size)] })],
  ["a list of skills", 50, profile, (size) => ({ skills: Array.from({ length: size }, (_, n) => `skill ${n}`) })],
  ["an experience's title", 160, profile, ofExperience("jobExperiences", "title")],
  ["an experience's company", 160, profile, ofExperience("internExperiences", "company")],
  ["an experience's responsibilities", 2000, profile, ofExperience("socialExperiences", "responsibilities")],
  ["a list of experiences", 30, profile, (size) => ({ jobExperiences: Array(size).fill(experience) })],
  ...eachOf("a company's", company, {
    companyName: 120,
    companyLocation: 160,
    industry: 120,
    companyDescription: 5000,
  }),
  ...eachOf("a company's", company, { companyWebsite: 300, linkedin: 300 }, link),
  ...eachOf("a new seeker's", seekerAccount, { name: 120 }),
  ["an email address", 254, seekerAccount, (size) => ({ email: address(size) })],
  ["a password", 256, seekerAccount, (size) => ({ password: "correct horse ".padEnd(size, "staple ") })],
  ...eachOf("a new company's", recruiterAccount, { companyName: 120, companyLocation: 160, industry: 120 }),
])("%s", (_what, most, { rest, graphql }, fieldsOf) => {
  test(`has a maximum of ${most}`, async () => {
    expect(await rest(fieldsOf(most)), "REST, at the limit").toBeNull();
    expect(await graphql(fieldsOf(most)), "GraphQL, at the limit").toBeNull();
    const [byRest, byGraphQL] = [await rest(fieldsOf(most + 1)), await graphql(fieldsOf(most + 1))];
    expect(byRest).toMatch(new RegExp(`at most ${most.toLocaleString("en")}\\b`, "i"));
    expect(byGraphQL).toBe(byRest);
  });
});

test("a form of maximum size is accepted: both files, and lists whose every character is escaped", async () => {
  const escaped = (list: object[]) =>
    JSON.stringify(list).replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const full = { ...experience, title: "अ".repeat(160), company: "अ".repeat(160), responsibilities: "अ".repeat(2000) };
  const list = escaped(Array(30).fill(full));
  const body = form({ jobExperiences: list, internExperiences: list, socialExperiences: list });
  body.set("resume", await resumeOf(5 * MEGABYTE), "cv.pdf");
  body.set("profilePhoto", await pictureOf(2 * MEGABYTE), "me.png");
  expect(await seeker.put("/seeker/editProfile", body)).toMatchObject({ status: 200 });
  expect((await seeker.get("/seeker/getprofile")).body.seeker.internExperiences[29]).toMatchObject({
    responsibilities: full.responsibilities,
  });
});

/** Pads a file to a size after its own end, where parsers no longer look. */
const filled = (bytes: Buffer, size: number) => new Blob([new Uint8Array(bytes), new Uint8Array(size - bytes.length)]);
const resumeOf = async (size: number) => filled(await pdf(), size);
const pictureOf = async (size: number) => filled(await png(), size);

test.each([
  ["a resume", 5, "Resume must be at most 5 MB.", "resume", "uploadResume(file: $file) { seeker { id } }"],
  ["a photo", 2, "Profile photo must be at most 2 MB.", "profilePhoto", "uploadPhoto(file: $file) { seeker { id } }"],
  [
    "a logo",
    2,
    "Company logo must be less than 2MB.",
    "companyLogo",
    "uploadCompanyLogo(file: $file) { recruiter { id } }",
  ],
  [
    "a logo with the rest of the profile",
    2,
    "Company logo must be less than 2MB.",
    "companyLogo",
    "updateRecruiterProfile(input: {}, logo: $file) { recruiter { id } }",
  ],
])("%s may be larger than a JSON body, up to its limit", async (_what, megabytes, sentence, field, mutation) => {
  const isLogo = field === "companyLogo";
  const client = isLogo ? recruiter : seeker;
  const send = async (bytes: number) => {
    const blob = await (field === "resume" ? resumeOf : pictureOf)(bytes);
    const byRest = await client.put(isLogo ? "/recruiter/editprofile" : "/seeker/editProfile", form({ [field]: blob }));
    const file = { bytes: Buffer.from(await blob.arrayBuffer()), name: "file" };
    const as = { cookie: client.cookieHeader };
    const { errors } = await upload(app, `mutation ($file: Upload!) { ${mutation} }`, file, as);
    return { byRest, error: errors?.[0] };
  };
  for (const bytes of [MEGABYTE + 1, megabytes * MEGABYTE])
    expect(await send(bytes)).toMatchObject({ byRest: { status: 200 }, error: undefined });
  expect(await send(megabytes * MEGABYTE + 1)).toMatchObject({
    byRest: { status: 413, body: { message: sentence, code: "FILE_TOO_LARGE" } },
    error: { message: sentence, extensions: { code: "FILE_TOO_LARGE" } },
  });
});

test("the assistant's resume and question have the same limits in the legacy call", async () => {
  const ask = async (fields: Record<string, unknown>) => {
    const { status, body } = await seeker.call("POST", "/api/chat", form(fields));
    return [status, body.code];
  };
  expect(await ask({ resumechat: await resumeOf(5 * MEGABYTE) })).toEqual([200, undefined]);
  expect(await ask({ resumechat: await resumeOf(5 * MEGABYTE + 1) })).toEqual([413, "FILE_TOO_LARGE"]);
});

const LOGIN = ["/auth/login-seeker", '{"email":"a@limits.example","password":"wrong","pad":"', '"}', 403] as const;
const QUERY = ["/graphql", '{"query":"{__typename}","variables":{"pad":"', '"}}', 200] as const;
const kilobytes = 1024;

test.each([
  ["GraphQL", "a recruiter, who imports jobs,", "4 MB", 4 * MEGABYTE, QUERY, () => recruiter],
  ["GraphQL", "a seeker", "1 MB", MEGABYTE, QUERY, () => seeker],
  ["GraphQL", "a visitor", "100 kB", 100 * kilobytes, QUERY, nobody],
  ["the REST calls", "a seeker", "1 MB", MEGABYTE, LOGIN, () => seeker],
  ["the REST calls", "a visitor", "100 kB", 100 * kilobytes, LOGIN, nobody],
] as const)(
  "a JSON body of %s by %s is at most %s",
  async (_api, _who, _size, most, [path, before, after, status], client) => {
    const send = async (size: number) => {
      const response = await fetch(app.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: client().cookieHeader },
        body: before + letters(size - before.length - after.length) + after,
      });
      await response.arrayBuffer();
      return response.status;
    };
    expect([await send(most), await send(most + 1)]).toEqual([status, 413]);
  },
);
