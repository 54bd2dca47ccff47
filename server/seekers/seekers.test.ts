import { beforeAll, describe, expect, test } from "vitest";
import { codeOf } from "../applications/testing/scene.testing.ts";
import { forTheFile } from "../testing/for-the-file.ts";
import { graphql } from "../testing/generated/gql.ts";
import type { As } from "../testing/send.ts";
import { type Person, testApp } from "../testing/test-app.ts";

const app = testApp({ clock: () => new Date("2026-06-15T10:00:00Z") });
const SEEKER = graphql(`query SeekerAsSeen($id: ID!) {
  seeker(id: $id) { id name phone email resumeUrl hasResume dob age viewerConnection settings { openToWork } }
}`);
async function seekerSeenBy(as: As, id: string) {
  const data = await app.expectOk(SEEKER, { id }, as);
  return data.seeker;
}
describe("a profile", () => {
  let adaId: string;
  const viewer = forTheFile(() => app.signedInSeeker());
  beforeAll(async () => {
    const everyone = { phoneVisibility: "SEEKERS", emailVisibility: "SEEKERS" } as const;
    adaId = (await app.build.seeker({ name: "Ada", dob: new Date("2000-06-16"), ...everyone })).id;
    const resume = await app.build.file({ ownerId: adaId, name: "ada.pdf" });
    await app.db.prisma.seeker.update({ where: { id: adaId }, data: { resumeFileId: resume.id } });
  });

  test.each(["00000000-0000-7000-8000-000000000000", "42", "'; drop table seekers; --"])(
    "with an unknown id (%s) is not found",
    async (id) => {
      expect(await codeOf(app.execute(SEEKER, { id }, viewer))).toBe("NOT_FOUND");
    },
  );

  test("shows a peer everything that its owner shows to all seekers, except the resume and the settings, and the age by the calendar", async () => {
    const seen = await seekerSeenBy(viewer, adaId);
    expect(seen).toMatchObject({ name: "Ada", hasResume: true, resumeUrl: null, settings: null, phone: "9876543210" });
    expect(seen.email).toContain("@");
    // By the calendar: a birthday tomorrow does not count yet.
    expect(seen).toMatchObject({ dob: "2000-06-16", age: 25 });
  });

  test("shows its owner everything", async () => {
    expect(await seekerSeenBy({ cookie: await app.signIn({ id: adaId, role: "SEEKER" }) }, adaId)).toMatchObject({
      viewerConnection: "SELF",
      resumeUrl: expect.stringMatching(/^\/files\/.+\/ada\.pdf$/),
      settings: { openToWork: "QUIETLY" },
    });
  });

  test("shows experiences by kind in the given order, with no end for Present", async () => {
    const { id } = await app.build.seeker();
    await app.build.experience({ seekerId: id, kind: "SOCIAL", title: "Helper" });
    await app.build.experience({ seekerId: id, title: "First", to: new Date("2023-02-01") });
    await app.build.experience({ seekerId: id, title: "Second" });
    const query = graphql(
      `query SeekerExperiences($id: ID!) { seeker(id: $id) { experiences { kind title from to } } }`,
    );
    expect(await app.expectOk(query, { id }, viewer)).toEqual({
      seeker: {
        experiences: [
          { kind: "JOB", title: "First", from: "2022-01-01", to: "2023-02-01" },
          { kind: "JOB", title: "Second", from: "2022-01-01", to: null },
          { kind: "SOCIAL", title: "Helper", from: "2022-01-01", to: null },
        ],
      },
    });
  });

  test("shows who sent the request to whom", async () => {
    const sender = await app.signedInSeeker();
    const seen = async (as: Person, { id }: Person) => (await seekerSeenBy(as, id)).viewerConnection;
    expect(await seen(viewer, sender)).toBe("NONE");
    await app.build.connection({ requesterId: sender.id, addresseeId: viewer.id, status: "REQUESTED" });
    expect([await seen(viewer, sender), await seen(sender, viewer)]).toEqual(["INCOMING", "REQUESTED"]);
  });
});
test("a recruiter reads contact details of a browsable seeker, and does not find another until they apply", async () => {
  const recruiter = await app.signedInRecruiter();
  const { id } = await app.build.seeker({ phoneVisibility: "NOBODY", hidesContacts: false });
  expect(await seekerSeenBy(recruiter, id)).toMatchObject({ phone: "9876543210", viewerConnection: "NONE" });
  await app.db.prisma.seeker.update({ where: { id }, data: { browsable: false } });
  expect(await codeOf(app.execute(SEEKER, { id }, recruiter))).toBe("NOT_FOUND");
  const job = await app.build.job({ companyId: recruiter.id });
  await app.build.application({ jobId: job.id, seekerId: id });
  expect(await seekerSeenBy(recruiter, id)).toMatchObject({ id });
});

const NEXT_JOB = graphql(`query NextJob($id: ID!) {
  seeker(id: $id) { noticeDays placesWanted workPermits languages { language level } expectedPay { payMin } }
}`);
const PEERS_OF_NEXT_JOB = graphql(
  `query PeersByNextJob($filter: SeekerFilter) { peers(filter: $filter) { nodes { id } } }`,
);
const FOUND = graphql(
  `query FoundByNextJob($filter: SeekerFilter) { candidates(filter: $filter) { nodes { id expectedPay { payMin } } } }`,
);
test("what concerns the next job is for recruiters, and the expected pay for companies that the person applied to", async () => {
  const stated = { noticeDays: 30, placesWanted: ["Kochi"], workPermits: ["IN"] };
  const pay = { expectedPayMin: 900_000, expectedPayCurrency: "INR", expectedPayUnit: "YEAR" } as const;
  const { id } = await app.build.seeker({ ...stated, ...pay });
  await app.db.prisma.spokenLanguage.create({ data: { seekerId: id, language: "hi", level: "NATIVE", position: 0 } });
  const languages = [{ language: "hi", level: "NATIVE" }];
  const seen = async (as: { cookie: string }) => (await app.expectOk(NEXT_JOB, { id }, as)).seeker;
  const own = { cookie: await app.signIn({ id, role: "SEEKER" }) };
  expect(await seen(own)).toEqual({ ...stated, languages, expectedPay: { payMin: 900_000 } });
  const nothing = { noticeDays: null, placesWanted: [], workPermits: [], expectedPay: null };
  expect(await seen(await app.signedInSeeker())).toEqual({ ...nothing, languages });
  const [recruiter, other] = [await app.signedInRecruiter(), await app.signedInRecruiter()];
  const { id: jobId } = await app.build.job({ companyId: recruiter.id });
  const found = { ...stated, languages, expectedPay: null };
  expect(await seen(recruiter)).toEqual(found);
  const application = await app.build.application({ jobId, seekerId: id });
  expect(await seen(recruiter)).toEqual({ ...found, expectedPay: { payMin: 900_000 } });
  expect(await seen(other)).toEqual(found);
  const { candidates } = await app.expectOk(FOUND, {}, recruiter);
  expect(candidates.nodes.find((one) => one.id === id)).toEqual({ id, expectedPay: null });
  await app.db.prisma.application.update({ where: { id: application.id }, data: { status: "WITHDRAWN" } });
  expect(await seen(recruiter)).toEqual(found);
});

test("recruiters filter by language, notice period and preferred location, and other seekers only by language", async () => {
  const { id } = await app.build.seeker({ noticeDays: 30, placesWanted: ["Delhi", "Kochi"] });
  await app.db.prisma.spokenLanguage.create({ data: { seekerId: id, language: "hi", level: "BASIC", position: 0 } });
  const [asRecruiter, asSeeker] = [await app.signedInRecruiter(), await app.signedInSeeker()];
  for (const [filter, finds] of [
    [{ language: "Hindi" }, true],
    [{ language: "hi" }, true],
    [{ language: "German" }, false],
    [{ maxNoticeDays: 30 }, true],
    [{ maxNoticeDays: 29 }, false],
    [{ placeWanted: "koch" }, true],
    [{ placeWanted: "Pune" }, false],
  ] as const) {
    const { candidates } = await app.expectOk(FOUND, { filter }, asRecruiter);
    expect(
      candidates.nodes.some((one) => one.id === id),
      JSON.stringify(filter),
    ).toBe(finds);
    const { peers } = await app.expectOk(PEERS_OF_NEXT_JOB, { filter }, asSeeker);
    expect(peers.nodes.some((one) => one.id === id)).toBe(finds || !("language" in filter));
  }
});

const EMAIL = "never@opened.example";
const seeker = forTheFile(() => app.signedInSeeker());
const recruiter = forTheFile(() => app.signedInRecruiter());
let id = "";
const PEERS = graphql(
  `query PeersOfUnverified($keyword: String) { peers(filter: { keyword: $keyword }) { nodes { id } totalCount } }`,
);
const CANDIDATES = graphql(
  `query CandidatesUnverified($keyword: String) { candidates(filter: { keyword: $keyword }) { nodes { id } totalCount } }`,
);
beforeAll(async () => {
  const input = { name: "Nora Unopened", phone: "9876543210", email: EMAIL, password: "correct horse battery" };
  await app.perform("signUpSeeker", { input });
  ({ id } = await app.db.prisma.account.findFirstOrThrow({ where: { email: EMAIL } }));
});
/** What others find of the person. */
async function found() {
  const [peers, byKeyword, candidates] = await Promise.all([
    app.execute(PEERS, {}, seeker),
    app.execute(PEERS, { keyword: "Unopened" }, seeker),
    app.execute(CANDIDATES, {}, recruiter),
  ]);
  return {
    lists: [peers.data?.peers, byKeyword.data?.peers, candidates.data?.candidates].map((list) =>
      list?.nodes.some((one) => one.id === id),
    ),
    counted: byKeyword.data?.peers?.totalCount,
    views: await Promise.all([seeker, recruiter].map((as) => app.outcomeOf("seeker", { id }, as))),
  };
}
describe("someone who never opened the signup email", () => {
  test("is in no list and has no profile for others", async () => {
    expect(await found()).toEqual({ lists: [false, false, false], counted: 0, views: ["NOT_FOUND", "NOT_FOUND"] });
  });

  test("cannot be asked to connect, and gets no mail but that of the sign-up", async () => {
    const request = { input: { seekerId: id } };
    expect(await app.outcomeOf("requestConnection", request, seeker)).toBe("NOT_FOUND");
    expect(await app.db.prisma.notice.count({ where: { accountId: id } })).toBe(0);
  });

  test("is found once the address is verified", async () => {
    await app.db.prisma.account.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
    expect(await found()).toEqual({ lists: [true, true, true], counted: 1, views: ["yes", "yes"] });
    await app.perform("requestConnection", { input: { seekerId: id } }, seeker);
  });
});
