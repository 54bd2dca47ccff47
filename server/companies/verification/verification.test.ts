import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { buildAccount, buildJob, buildMember, buildRecruiter } from "../../../prisma/factories/index.ts";
import type { CompanyRole } from "../../generated/prisma/enums.ts";
import { startDnsServer } from "../../testing/dns-server.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";
import { recheckCompanies } from "./recheck-companies.task.ts";

const dns = await startDnsServer();
afterAll(() => dns.close());

const DAY_MS = 86_400_000;
let now = new Date();
const app = testApp({ env: { DNS_SERVERS: dns.address }, clock: () => now });

const OWN = graphql(`query OwnVerificationInTest { companyVerification {
  verification { domain method verifiedAt checkedAt } missingSince mailDomain holdsUnverified claim { domain record } } }`);
const CLAIM = graphql(`mutation ClaimInTest($domain: String!) {
  claimCompanyDomain(input: { domain: $domain }) { verification { claim { domain record } } } }`);
const CHECK = graphql(
  `mutation CheckDomainInTest { checkCompanyDomain { verification { verification { domain method } } } }`,
);
const BY_MAIL = graphql(
  `mutation ByMailInTest { verifyCompanyByMail { verification { verification { domain method } } } }`,
);
const SHOWN = graphql(`query VerifiedInTest($slug: String!) { company(slug: $slug) {
  verification { domain method verifiedAt checkedAt }
  jobs(first: 1) { nodes { company { verification { domain checkedAt } } } } } }`);

let n = 0;
const signedIn = async (id: string) => ({ id, cookie: await signIn(app.db, { id, role: "RECRUITER" }) });
const newOwner = async (email = `owner-${n++}@gmail.com`, name = `Acme ${n++}`) => {
  const company = await buildRecruiter(app.db.prisma, { name, account: { email } });
  return { ...(await signedIn(company.id)), slug: company.slug, email };
};
type Person = Awaited<ReturnType<typeof signedIn>>;
const codeOf = (answer: { errors?: readonly { extensions: { code: string } }[] }) =>
  answer.errors?.[0]?.extensions.code ?? "yes";
const own = async (person: Person) => (await app.expectOk(OWN, {}, person)).companyVerification;
const claim = async (person: Person, domain: string) =>
  (await app.expectOk(CLAIM, { domain }, person)).claimCompanyDomain?.verification.claim?.record ?? "";
const check = async (person: Person) => codeOf(await app.execute(CHECK, {}, person));
const shown = async (slug: string) => (await app.expectOk(SHOWN, { slug }, {})).company;
const mailsTo = async (to: string) =>
  (await app.db.prisma.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } })).map(({ subject }) => subject);
const recheckAfter = async (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
  await recheckCompanies(app.app.platform);
};

let domain = "";
beforeEach(() => {
  domain = `acme-${n++}.com`;
  now = new Date();
});

describe("by a DNS record", () => {
  test("a company is verified once the record is there, and the proof and its date are public", async () => {
    const owner = await newOwner();
    await buildJob(app.db.prisma, { companyId: owner.id });
    expect(await shown(owner.slug)).toMatchObject({ verification: null });
    const record = await claim(owner, `https://${domain.toUpperCase()}/jobs`);
    expect(record).toMatch(/^worklane-verification=[0-9a-f]{40}$/);
    expect(await check(owner)).toBe("CONFLICT");
    dns.records.set(domain, ["v=spf1 -all", record]);
    expect(await check(owner)).toBe("yes");
    const verification = { domain, method: "DNS", checkedAt: now.toISOString(), verifiedAt: now.toISOString() };
    expect(await shown(owner.slug)).toEqual({
      verification,
      jobs: { nodes: [{ company: { verification: { domain, checkedAt: now.toISOString() } } }] },
    });
    expect(await own(owner)).toMatchObject({ verification, missingSince: null, claim: { domain, record } });
    const events = await app.db.prisma.companyEvent.findMany({ where: { companyId: owner.id, kind: "VERIFIED" } });
    expect(events).toMatchObject([{ actorId: owner.id, subject: domain }]);
  });

  test("a wrong token, another company's, a partial one, and one among a thousand records do not count", async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    const [record, others] = [await claim(owner, domain), await claim(other, domain)];
    for (const records of [
      ["worklane-verification=", "worklane-verification=0000000000000000000000000000000000000000"],
      [others],
      [`${record}0`, ` ${record}`, record.slice(0, -1), record.toUpperCase()],
      [...Array.from({ length: 1000 }, (_, i) => `noise-${i}`), record],
    ]) {
      dns.records.set(domain, records);
      expect(await check(owner)).toBe("CONFLICT");
    }
    expect(await check(owner)).toBe("CONFLICT");
    expect(await own(owner)).toMatchObject({ verification: null });
  });

  test("two companies that claim one domain each need a record of their own, and neither displaces the other", async () => {
    const [older, newer] = [await newOwner(), await newOwner()];
    const [first, second] = [await claim(older, domain), await claim(newer, domain)];
    expect(first).not.toBe(second);
    dns.records.set(domain, [first]);
    expect(await check(older)).toBe("yes");
    expect(await check(newer)).toBe("CONFLICT");
    dns.records.set(domain, [first, second]);
    expect(await check(newer)).toBe("yes");
    await recheckAfter(1);
    for (const person of [older, newer])
      expect(await own(person)).toMatchObject({ verification: { domain }, missingSince: null });
  });

  test("a DNS server that does not answer leaves the claim pending, within the timeout", {
    tags: ["thorough"],
  }, async () => {
    const owner = await newOwner();
    await claim(owner, domain);
    dns.records.set(domain, "silent");
    expect(await check(owner)).toBe("UNAVAILABLE");
  });

  test.each([
    ["127.0.0.1", "[::1]", "10.0.0.1.", "2130706433", "0x7f.1"],
    ["localhost", "intranet", "acme.localhost", "db.internal", "printer.local", "acme.test", "example.com", "x.onion"],
    [
      "",
      "acme",
      "acme..com",
      "-acme.com",
      "acme.com:53",
      "a@acme.com",
      `${"a".repeat(64)}.com`,
      "com.",
      "_dmarc.acme.com",
    ],
  ])("names that are not public domains are refused: %s and more", async (...names) => {
    const owner = await newOwner();
    for (const name of names) {
      const answer = await app.execute(CLAIM, { domain: name }, owner);
      expect(answer.errors?.[0]?.extensions, name).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { domain: expect.stringContaining("acme.com") },
      });
    }
    expect(codeOf(await app.execute(CHECK, {}, owner))).toBe("CONFLICT");
  });
});

describe("by mail", () => {
  test("an owner's verified address at the company's own domain verifies it at once", async () => {
    const owner = await newOwner(`owner@${domain}`);
    expect(await own(owner)).toMatchObject({ verification: null, mailDomain: domain });
    expect(codeOf(await app.execute(BY_MAIL, {}, owner))).toBe("yes");
    expect(await shown(owner.slug)).toMatchObject({ verification: { domain, method: "MAIL" } });
  });

  test("an address of a public provider, an unverified one, and one of another member do not", async () => {
    const owner = await newOwner();
    await buildMember(app.db.prisma, { companyId: owner.id, account: { email: `guest@${domain}` } });
    const account = { role: "RECRUITER" as const, email: `new@${domain}`, emailVerifiedAt: null };
    const { id } = await buildAccount(app.db.prisma, account);
    await buildMember(app.db.prisma, { companyId: owner.id, accountId: id, role: "OWNER" });
    for (const person of [owner, await signedIn(id)]) {
      expect(await own(person)).toMatchObject({ mailDomain: null });
      expect(codeOf(await app.execute(BY_MAIL, {}, person))).toBe("CONFLICT");
    }
  });

  test("only an owner can verify, whatever the address", async () => {
    const owner = await newOwner();
    for (const role of ["RECRUITER", "INTERVIEWER", "VIEWER"] satisfies CompanyRole[]) {
      const account = { email: `${role.toLowerCase()}@${domain}` };
      const person = await signedIn(
        (await buildMember(app.db.prisma, { companyId: owner.id, role, account })).accountId,
      );
      for (const operation of [OWN, BY_MAIL, CHECK])
        expect(codeOf(await app.execute(operation, {}, person))).toBe("FORBIDDEN");
      expect(codeOf(await app.execute(CLAIM, { domain }, person))).toBe("FORBIDDEN");
    }
  });
});

describe("the daily check", () => {
  test("warns the owners when the record is gone, and revokes the verification after seven days", async () => {
    const owner = await newOwner();
    dns.records.set(domain, [await claim(owner, domain)]);
    await check(owner);
    await recheckAfter(1);
    expect(await own(owner)).toMatchObject({ verification: { checkedAt: now.toISOString() } });
    dns.records.delete(domain);
    await recheckAfter(1);
    expect(await own(owner)).toMatchObject({ verification: { domain }, missingSince: now.toISOString() });
    for (let day = 0; day < 6; day++) await recheckAfter(1);
    expect(await mailsTo(owner.email)).toEqual([expect.stringMatching(/^Acme \d+ will soon lose its verification$/)]);
    expect((await shown(owner.slug)).verification).not.toBeNull();
    await recheckAfter(1);
    expect((await shown(owner.slug)).verification).toBeNull();
    expect(await mailsTo(owner.email)).toHaveLength(2);
    const lost = { companyId: owner.id, kind: "VERIFICATION_LOST" as const };
    expect(await app.db.prisma.companyEvent.findMany({ where: lost })).toMatchObject([
      { actorId: null, subject: domain },
    ]);
  });

  test("withdraws the warning when the record is back", async () => {
    const owner = await newOwner();
    const record = await claim(owner, domain);
    dns.records.set(domain, [record]);
    await check(owner);
    dns.records.set(domain, []);
    await recheckAfter(1);
    dns.records.set(domain, [record]);
    await recheckAfter(6);
    expect(await own(owner)).toMatchObject({ missingSince: null, verification: { checkedAt: now.toISOString() } });
    await recheckAfter(8);
    expect((await shown(owner.slug)).verification).not.toBeNull();
  });

  test("revokes the verification when the owner whose address proved it is gone", async () => {
    const owner = await newOwner(`owner@${domain}`);
    await app.execute(BY_MAIL, {}, owner);
    const heir = await buildMember(app.db.prisma, {
      companyId: owner.id,
      role: "OWNER",
      account: { email: `heir-${n++}@gmail.com` },
    });
    await app.db.prisma.companyMember.update({
      where: { accountId_companyId: { accountId: owner.id, companyId: owner.id } },
      data: { role: "VIEWER" },
    });
    await recheckAfter(1);
    expect(await own(await signedIn(heir.accountId))).toMatchObject({ missingSince: now.toISOString() });
    await recheckAfter(7);
    expect((await shown(owner.slug)).verification).toBeNull();
  });
});
