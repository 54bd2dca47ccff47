import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { buildRecruiter, buildSeeker } from "../../prisma/factories/index.ts";
import { LegacyClient } from "../testing/legacy-client.ts";
import { clientOf } from "../testing/people.ts";
import { pdf } from "../testing/sample-files.ts";
import { testApp } from "../testing/test-app.ts";
import { upload } from "../testing/upload.ts";

// Input of the documented maximum size is accepted, one more is rejected: by both APIs, with the same message.

const app = testApp();
const MEGABYTE = 1024 * 1024;
let seeker: LegacyClient;
let recruiter: LegacyClient;
const nobody = () => new LegacyClient(app.url);

beforeAll(async () => {
  seeker = await clientOf(app, await buildSeeker(app.db.prisma), "SEEKER");
  recruiter = await clientOf(app, await buildRecruiter(app.db.prisma), "RECRUITER");
});

/** The error message of an API, or null if it accepted. */
type Reply = string | null;
interface Apis {
  readonly rest: (fields: Record<string, unknown>) => Promise<Reply>;
  readonly graphql: (fields: Record<string, unknown>) => Promise<Reply>;
}

const messageOfCall = async (calling: ReturnType<LegacyClient["call"]>): Promise<Reply> => {
  const { status, body } = await calling;
  if (status < 300) return null;
  expect([status, body.message]).toEqual([422, body.error]);
  return body.fields[0].message;
};
const operation = (name: string, type: string, payload: string, client: () => LegacyClient) => {
  const mutation = `mutation ($input: ${type}!) { done: ${name}(input: $input) { ${payload} } }`;
  return async (input: object): Promise<Reply> => {
    const { errors } = await app.execute(mutation, { input }, { cookie: client().cookieHeader });
    if (!errors) return null;
    expect(errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
    return Object.values(errors[0]?.extensions.fields ?? {})[0] ?? "";
  };
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

const posted = operation("postJob", "JobInput", "job { id }", () => recruiter);
const job: Apis = {
  rest: (fields) =>
    messageOfCall(
      recruiter.post("/recruiter/postjob", {
        jobTitle: "Welder",
        industry: "IT",
        jobDescription: "You weld.",
        jobType: "Full-time",
        place: "onSite",
        ...renamed(fields, { title: "jobTitle", description: "jobDescription" }),
      }),
    ),
  graphql: (fields) =>
    posted({
      title: "Welder",
      industry: "IT",
      description: "You weld.",
      jobType: "FULL_TIME",
      workMode: "ONSITE",
      ...fields,
    }),
};
const saved = operation("updateSeekerProfile", "UpdateSeekerProfileInput", "seeker { id }", () => seeker);
const profile: Apis = {
  rest: (fields) =>
    messageOfCall(seeker.put("/seeker/editProfile", form(renamed(fields, { twelfthSchool: "twelveSchool" })))),
  graphql: saved,
};
const changed = operation("updateRecruiterProfile", "UpdateRecruiterProfileInput", "recruiter { id }", () => recruiter);
const company: Apis = {
  rest: (fields) =>
    messageOfCall(
      recruiter.put("/recruiter/editprofile", form(renamed(fields, { companyName: "name", linkedin: "linkedIn" }))),
    ),
  graphql: changed,
};

let people = 0;
const newEmail = () => `person${people++}@limits.example`;
const joined = operation("signUpSeeker", "SignUpSeekerInput", "message", nobody);
const person = () => ({ name: "Ada", email: newEmail(), phone: "5551234567", password: "correct horse" });
const seekerAccount: Apis = {
  rest: (fields) => messageOfCall(nobody().post("/auth/signup-seeker", { ...person(), ...fields })),
  graphql: (fields) => joined({ ...person(), ...fields }),
};
const founded = operation("signUpRecruiter", "SignUpRecruiterInput", "message", nobody);
const firm = () => ({ email: newEmail(), password: "correct horse", companyLocation: "Pune", industry: "IT" });
const recruiterAccount: Apis = {
  rest: (fields) =>
    messageOfCall(
      nobody().post("/auth/signuprecruiter", {
        ...firm(),
        name: "Forge",
        companysize: "11-50",
        ...renamed(fields, { companyName: "name" }),
      }),
    ),
  graphql: (fields) => founded({ ...firm(), companyName: "Forge", companySize: "FROM_11_TO_50", ...fields }),
};

const letters = (length: number) => "x".repeat(length);
const link = (length: number) => `https://example.com/${letters(length - 20)}`;
const address = (length: number) => {
  const name = newEmail().replace("@limits.example", "");
  return `${name}${letters(length - name.length - 15)}@limits.example`;
};
const experience = { title: "Welder", company: "Forge", from: "2020-01-01" };

describe.each<[string, number, Apis, (size: number) => Record<string, unknown>]>([
  ["a job's title", 200, job, (size) => ({ title: letters(size) })],
  ["a job's location", 200, job, (size) => ({ location: letters(size) })],
  ["a job's requirements", 10_000, job, (size) => ({ requirements: letters(size) })],
  ["a job's description", 30_000, job, (size) => ({ description: letters(size) })],
  ["a seeker's name", 120, profile, (size) => ({ name: letters(size) })],
  ["a seeker's text about themselves", 2000, profile, (size) => ({ about: letters(size) })],
  ...["location", "currentProfession", "qualification", "course", "college", "tenthSchool", "twelfthSchool"].map(
    (name): [string, number, Apis, (size: number) => Record<string, unknown>] => [
      `a seeker's ${name}`,
      160,
      profile,
      (size) => ({ [name]: letters(size) }),
    ],
  ),
  ["a seeker's LinkedIn address", 300, profile, (size) => ({ linkedin: link(size) })],
  ["a seeker's GitHub address", 300, profile, (size) => ({ github: link(size) })],
  ["a skill", 60, profile, (size) => ({ skills: [letters(size)] })],
  [
    "a list of skills",
    50,
    profile,
    (size) => ({ skills: Array.from({ length: size }, (_, index) => `skill ${index}`) }),
  ],
  ["an experience's title", 160, profile, (size) => ({ jobExperiences: [{ ...experience, title: letters(size) }] })],
  [
    "an experience's company",
    160,
    profile,
    (size) => ({ internExperiences: [{ ...experience, company: letters(size) }] }),
  ],
  [
    "an experience's responsibilities",
    2000,
    profile,
    (size) => ({ socialExperiences: [{ ...experience, responsibilities: letters(size) }] }),
  ],
  ["a list of experiences", 30, profile, (size) => ({ jobExperiences: Array(size).fill(experience) })],
  ["a company's name", 120, company, (size) => ({ companyName: letters(size) })],
  ["a company's location", 160, company, (size) => ({ companyLocation: letters(size) })],
  ["a company's industry", 120, company, (size) => ({ industry: letters(size) })],
  ["a company's description", 5000, company, (size) => ({ companyDescription: letters(size) })],
  ["a company's website", 300, company, (size) => ({ companyWebsite: link(size) })],
  ["a company's LinkedIn address", 300, company, (size) => ({ linkedin: link(size) })],
  ["a new seeker's name", 120, seekerAccount, (size) => ({ name: letters(size) })],
  ["an email address", 254, seekerAccount, (size) => ({ email: address(size) })],
  ["a password", 256, seekerAccount, (size) => ({ password: "correct horse ".padEnd(size, "staple ") })],
  ["a new company's name", 120, recruiterAccount, (size) => ({ companyName: letters(size) })],
  ["a new company's location", 160, recruiterAccount, (size) => ({ companyLocation: letters(size) })],
  ["a new company's industry", 120, recruiterAccount, (size) => ({ industry: letters(size) })],
])("%s", (_what, most, { rest, graphql }, fieldsOf) => {
  test(`has a maximum of ${most}`, async () => {
    expect(await rest(fieldsOf(most)), "REST, at the limit").toBeNull();
    expect(await graphql(fieldsOf(most)), "GraphQL, at the limit").toBeNull();
    const [byRest, byGraphQL] = [await rest(fieldsOf(most + 1)), await graphql(fieldsOf(most + 1))];
    expect(byRest).toMatch(new RegExp(`at most ${most}\\b`, "i"));
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
const pictureOf = async (size: number) =>
  filled(
    await sharp({ create: { width: 64, height: 64, channels: 3, background: "red" } })
      .png()
      .toBuffer(),
    size,
  );

describe.each<[string, number, string, (size: number) => Promise<Blob>, () => LegacyClient, [string, string], string]>([
  [
    "a resume",
    5,
    "Resume must be at most 5 MB.",
    resumeOf,
    () => seeker,
    ["/seeker/editProfile", "resume"],
    "($file: Upload!) { uploadResume(file: $file) { seeker { id } } }",
  ],
  [
    "a photo",
    2,
    "Profile photo must be at most 2 MB.",
    pictureOf,
    () => seeker,
    ["/seeker/editProfile", "profilePhoto"],
    "($file: Upload!) { uploadPhoto(file: $file) { seeker { id } } }",
  ],
  [
    "a logo",
    2,
    "Company logo must be less than 2MB.",
    pictureOf,
    () => recruiter,
    ["/recruiter/editprofile", "companyLogo"],
    "($file: Upload!) { uploadCompanyLogo(file: $file) { recruiter { id } } }",
  ],
  [
    "a logo with the rest of the profile",
    2,
    "Company logo must be less than 2MB.",
    pictureOf,
    () => recruiter,
    ["/recruiter/editprofile", "companyLogo"],
    "($file: Upload!) { updateRecruiterProfile(input: {}, logo: $file) { recruiter { id } } }",
  ],
])("%s", (_what, megabytes, sentence, make, client, [path, field], mutation) => {
  const sizes: [string, number, boolean][] = [
    ["larger than a JSON body may be", MEGABYTE + 1, true],
    ["at its limit", megabytes * MEGABYTE, true],
    ["one byte above its limit", megabytes * MEGABYTE + 1, false],
  ];
  test.each(sizes)("%s", async (_size, bytes, isTaken) => {
    const blob = await make(bytes);
    const data = new FormData();
    data.set(field, blob, "file");
    const byRest = await client().put(path, data);
    const file = { bytes: Buffer.from(await blob.arrayBuffer()), name: "file" };
    const { errors } = await upload(app, `mutation ${mutation}`, file, { cookie: client().cookieHeader });
    if (isTaken) {
      expect([byRest.status, errors]).toEqual([200, undefined]);
    } else {
      expect([byRest.status, byRest.body.message, byRest.body.code]).toEqual([413, sentence, "FILE_TOO_LARGE"]);
      expect(errors?.[0]).toMatchObject({ message: sentence, extensions: { code: "FILE_TOO_LARGE" } });
    }
  });
});

test("the assistant's resume and question have the same limits in the legacy call", async () => {
  const ask = async (fields: Record<string, unknown>) => {
    const { status, body } = await seeker.call("POST", "/api/chat", form(fields));
    return [status, body.code];
  };
  // No provider is configured here: accepted input gets as far as this error.
  expect(await ask({ resumechat: await resumeOf(5 * MEGABYTE) })).toEqual([503, "ASSISTANT_UNAVAILABLE"]);
  expect(await ask({ resumechat: await resumeOf(5 * MEGABYTE + 1) })).toEqual([413, "FILE_TOO_LARGE"]);
});

describe("a JSON body", () => {
  const LOGIN = [
    "/auth/login-seeker",
    '{"email":"a@limits.example","password":"wrong horse","pad":"',
    '"}',
    403,
  ] as const;
  const QUERY = ["/graphql", '{"query":"{__typename}","variables":{"pad":"', '"}}', 200] as const;
  const kilobytes = 1024;

  type Row = [
    api: string,
    who: string,
    size: string,
    most: number,
    call: typeof LOGIN | typeof QUERY,
    client: () => LegacyClient | null,
  ];
  test.each<Row>([
    ["GraphQL", "a recruiter, who imports jobs,", "4 MB", 4 * MEGABYTE, QUERY, () => recruiter],
    ["GraphQL", "a seeker", "1 MB", MEGABYTE, QUERY, () => seeker],
    ["GraphQL", "a visitor", "100 kB", 100 * kilobytes, QUERY, () => null],
    ["the REST calls", "a seeker", "1 MB", MEGABYTE, LOGIN, () => seeker],
    ["the REST calls", "a visitor", "100 kB", 100 * kilobytes, LOGIN, () => null],
  ])("of %s by %s is at most %s", async (_api, _who, _size, most, [path, before, after, status], client) => {
    const send = async (size: number) => {
      const response = await fetch(app.url + path, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: client()?.cookieHeader ?? "" },
        body: before + letters(size - before.length - after.length) + after,
      });
      await response.arrayBuffer();
      return response.status;
    };
    expect([await send(most), await send(most + 1)]).toEqual([status, 413]);
  });
});
