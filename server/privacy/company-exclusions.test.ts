import { beforeEach, expect, test } from "vitest";
import { graphql, type Person, testApp } from "../testing/test-app.ts";
import { MAX_EXCLUSIONS } from "./company-exclusions.service.ts";

const app = testApp();
const EXCLUSIONS = graphql(`query ExclusionsForTest { companyExclusions { id companyName domain } }`);
const EXCLUDE = graphql(`mutation ExcludeForTest($company: String!) {
  excludeCompany(input: { company: $company }) { exclusions { companyName domain } } }`);
const REMOVE = graphql(
  `mutation IncludeForTest($id: ID!) { removeCompanyExclusion(id: $id) { exclusions { companyName domain } } }`,
);
const FIND = graphql(`query FindForTest($id: ID!, $keyword: String!) {
  seeker(id: $id) { name } candidates(filter: { keyword: $keyword }) { totalCount nodes { name } } }`);
const AS_PEER = graphql(`query FindPeerForTest($id: ID!, $keyword: String!) {
  seeker(id: $id) { name } peers(filter: { keyword: $keyword }) { totalCount } }`);

let n = 0;
let meera: Person & { location: string };
beforeEach(async () => {
  // Only she lives there.
  const location = `Town ${n++}`;
  meera = { ...(await app.signedInSeeker({ location })), location };
});
const exclude = async (company: string) => (await app.expectOk(EXCLUDE, { company }, meera)).excludeCompany?.exclusions;
const codeOf = async (company: string) => (await app.execute(EXCLUDE, { company }, meera)).errors?.[0]?.extensions.code;
/** A recruiter of a company of their own, with an address at this domain. */
const recruiterAt = (domain: string, name = `Firm ${n++}`) =>
  app.signedInRecruiter({ name, account: { email: `rec-${n++}@${domain}` } });

/** Whether a recruiter finds her, by all ways; when not, as if she did not exist. */
async function finds(recruiter: Person): Promise<boolean> {
  const find = async (id: string, keyword: string) => app.execute(FIND, { id, keyword }, recruiter);
  const answer = await find(meera.id, meera.location);
  if (answer.data?.seeker) {
    expect(answer.data.candidates).toMatchObject({ totalCount: 1, nodes: [{ name: answer.data.seeker.name }] });
    return true;
  }
  expect(JSON.stringify(answer)).toBe(JSON.stringify(await find(crypto.randomUUID(), "Nowhere at all")));
  return false;
}

test("a company excluded by its name finds the person only in their application, until that is removed", async () => {
  const [acme, other] = [await recruiterAt("one.example", "Acme Steel"), await recruiterAt("two.example")];
  expect(await finds(acme)).toBe(true);
  expect(await exclude(" acme  steel ")).toEqual([{ companyName: "Acme Steel", domain: null }]);
  expect(await exclude("Acme Steel")).toHaveLength(1);
  expect([await finds(acme), await finds(other)]).toEqual([false, true]);
  const colleague = await app.signedInMember({ companyId: acme.id, role: "VIEWER" });
  expect(await finds(colleague)).toBe(false);
  // Nor for another company of theirs: it is the same person who reads.
  await app.build.member({ companyId: other.id, accountId: colleague.id, role: "RECRUITER" });
  expect(await finds(await app.signedInAs(colleague.id))).toBe(false);

  const job = await app.build.job({ companyId: acme.id });
  const { id } = await app.build.application({ jobId: job.id, seekerId: meera.id });
  const seen = async () => (await app.execute(FIND, { id: meera.id, keyword: meera.location }, acme)).data;
  expect(await seen()).toMatchObject({ seeker: { name: expect.any(String) }, candidates: { totalCount: 0 } });
  const removal = [{ job: { deletedAt: new Date() } }, { job: { deletedAt: null }, status: "WITHDRAWN" }] as const;
  for (const { job: change, ...application } of removal) {
    await app.db.prisma.job.update({ where: { id: job.id }, data: change });
    await app.db.prisma.application.update({ where: { id }, data: application });
    expect(await finds(acme)).toBe(false);
  }

  const [exclusion] = (await app.expectOk(EXCLUSIONS, {}, meera)).companyExclusions;
  const stranger = await app.signedInSeeker();
  await app.expectOk(REMOVE, { id: exclusion?.id ?? "" }, stranger);
  expect(await finds(acme)).toBe(false);
  const { removeCompanyExclusion } = await app.expectOk(REMOVE, { id: exclusion?.id ?? "" }, meera);
  expect(removeCompanyExclusion?.exclusions).toEqual([]);
  expect(await finds(acme)).toBe(true);
});

test("a domain excludes companies verified for it, and those with a member's address at it or below it", async () => {
  const verified = await recruiterAt("mail.example");
  await app.db.prisma.companyVerification.create({
    data: {
      ...{ companyId: verified.id, domain: "acme.com", method: "DNS", nameKey: "acme" },
      ...{ verifiedAt: new Date(), checkedAt: new Date() },
    },
  });
  const [below, beside] = [await recruiterAt("hr.acme.com"), await recruiterAt("notacme.com")];
  const joined = await recruiterAt("three.example");
  await app.build.member({ companyId: joined.id, account: { email: `rec-${n++}@acme.com` } });
  expect(await exclude("https://Acme.com/jobs")).toEqual([{ companyName: null, domain: "acme.com" }]);
  for (const recruiter of [verified, below, joined]) expect(await finds(recruiter)).toBe(false);
  expect(await finds(beside)).toBe(true);
});

test("a member with a seeker's account does not find the person there either, unless the two are connected", async () => {
  const email = `rec-${n++}@four.example`;
  await app.signedInRecruiter({ name: "Cove Steel", account: { email } });
  const [asSeeker, stranger] = [await app.signedInSeeker({ account: { email } }), await app.signedInSeeker()];
  const seen = async (viewer: Person) => {
    const { data } = await app.execute(AS_PEER, { id: meera.id, keyword: meera.location }, viewer);
    return { profile: data?.seeker?.name !== undefined, listed: data?.peers.totalCount };
  };
  await exclude("Cove Steel");
  expect([await seen(asSeeker), await seen(stranger)]).toEqual([
    { profile: false, listed: 0 },
    { profile: true, listed: 1 },
  ]);
  expect(await app.outcomeOf("requestConnection", { input: { seekerId: meera.id } }, asSeeker)).toBe("NOT_FOUND");
  const pair = { requesterId: asSeeker.id, addresseeId: meera.id };
  await app.db.prisma.connection.create({ data: { ...pair, status: "CONNECTED", connectedAt: new Date() } });
  expect(await seen(asSeeker)).toEqual({ profile: true, listed: 0 });
});

test("refuses what is no company, and more than the maximum", async () => {
  expect(await codeOf("No such company at all")).toBe("BAD_USER_INPUT");
  expect(await codeOf("")).toBe("BAD_USER_INPUT");
  expect(await codeOf("com")).toBe("BAD_USER_INPUT");
  for (const shared of ["gmail.com", "co.in", "someone@gmail.com"]) expect(await codeOf(shared)).toBe("BAD_USER_INPUT");
  expect(await exclude("*.acme.com")).toEqual([{ companyName: null, domain: "acme.com" }]);
  await app.db.prisma.companyExclusion.createMany({
    data: Array.from({ length: MAX_EXCLUSIONS - 1 }, (_, index) => ({
      seekerId: meera.id,
      domain: `firm-${index}.com`,
    })),
  });
  expect(await codeOf("one-more.com")).toBe("CONFLICT");
  expect(await codeOf("firm-1.com")).toBeUndefined();
});
