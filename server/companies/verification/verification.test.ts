import { afterAll, beforeEach, describe, expect, test } from "vitest";
import {
  ClaimCompanyDomainDocument,
  CompanyVerificationDocument,
} from "../../../web/generated/companies/verification.ts";
import { startDnsServer } from "../../testing/dns-server.ts";
import { graphql, type Person, testApp, testClock } from "../../testing/test-app.ts";
import { recheckCompanies } from "./recheck-companies.task.ts";

const dns = await startDnsServer();
afterAll(() => dns.close());

const DAY_MS = 86_400_000;
const clock = testClock();
const app = testApp({ env: { DNS_SERVERS: dns.address }, clock });
const SHOWN = graphql(`query VerifiedInTest($slug: String!) { company(slug: $slug) {
  verification { domain method verifiedAt checkedAt }
  jobs(first: 1) { nodes { company { verification { domain checkedAt } } } } } }`);

let n = 0;
let domain = "";
let owner: Awaited<ReturnType<typeof newOwner>>;
beforeEach(async () => {
  domain = `acme-${n++}.com`;
  owner = await newOwner();
});
const newOwner = (email = `owner-${n++}@gmail.com`) =>
  app.signedInRecruiter({ name: `Acme ${n++}`, account: { email } });
const own = async (person: Person) => (await app.expectOk(CompanyVerificationDocument, {}, person)).companyVerification;
const claim = async (person: Person) => {
  const { claimCompanyDomain } = await app.expectOk(ClaimCompanyDomainDocument, { input: { domain } }, person);
  return claimCompanyDomain?.verification.claim?.record ?? "";
};
const check = (person: Person) => app.outcomeOf("checkCompanyDomain", {}, person);
const shown = async ({ slug }: { slug: string }) => (await app.expectOk(SHOWN, { slug })).company;
const recheckAfter = async (days: number) => {
  clock.pass(days * DAY_MS);
  await recheckCompanies(app.app.platform);
};

describe("by a DNS record", () => {
  test("a company is verified once the record is there, and the proof and its date are public", async () => {
    await app.build.job({ companyId: owner.id });
    expect(await shown(owner)).toMatchObject({ verification: null });
    const written = { input: { domain: `https://${domain.toUpperCase()}/jobs` } };
    await app.perform("claimCompanyDomain", written, owner);
    const record = (await own(owner))?.claim?.record ?? "";
    expect(record).toMatch(/^worklane-verification=[0-9a-f]{40}$/);
    expect(await check(owner)).toBe("CONFLICT");
    dns.records.set(domain, ["v=spf1 -all", record]);
    expect(await check(owner)).toBe("yes");
    const checkedAt = clock.now.toISOString();
    expect(await shown(owner)).toEqual({
      verification: { domain, method: "DNS", checkedAt, verifiedAt: checkedAt },
      jobs: { nodes: [{ company: { verification: { domain, checkedAt } } }] },
    });
    const verification = { domain, method: "DNS", checkedAt };
    expect(await own(owner)).toMatchObject({ verification, missingSince: null, claim: { domain, record } });
    const events = await app.db.prisma.companyEvent.findMany({ where: { companyId: owner.id, kind: "VERIFIED" } });
    expect(events).toMatchObject([{ actorId: owner.id, subject: domain }]);
  });

  test("a wrong token, another company's, a partial one, and one among a thousand records do not count", async () => {
    const other = await newOwner();
    const [record, others] = [await claim(owner), await claim(other)];
    for (const records of [
      ["worklane-verification=", `worklane-verification=${"0".repeat(40)}`],
      [others],
      [`${record}0`, ` ${record}`, record.slice(0, -1), record.toUpperCase()],
      [...Array.from({ length: 1000 }, (_, i) => `noise-${i}`), record],
    ]) {
      dns.records.set(domain, records);
      expect(await check(owner)).toBe("CONFLICT");
    }
    expect(await own(owner)).toMatchObject({ verification: null });
  });

  test("two companies that claim one domain each need a record of their own, and neither displaces the other", async () => {
    const newer = await newOwner();
    const [first, second] = [await claim(owner), await claim(newer)];
    expect(first).not.toBe(second);
    dns.records.set(domain, [first]);
    expect([await check(owner), await check(newer)]).toEqual(["yes", "CONFLICT"]);
    dns.records.set(domain, [first, second]);
    expect(await check(newer)).toBe("yes");
    await recheckAfter(1);
    for (const person of [owner, newer])
      expect(await own(person)).toMatchObject({ verification: { domain }, missingSince: null });
  });

  test("a DNS server that does not answer leaves the claim pending, within the timeout", {
    tags: ["thorough"],
  }, async () => {
    await claim(owner);
    dns.records.set(domain, "silent");
    expect(await check(owner)).toBe("UNAVAILABLE");
  });

  test.each([
    ["127.0.0.1", "[::1]", "10.0.0.1.", "2130706433", "0x7f.1"],
    ["localhost", "intranet", "acme.localhost", "db.internal", "printer.local", "acme.test", "example.com", "x.onion"],
    ["", "acme", "acme..com", "-acme.com", "acme.com:53", "a@acme.com", `${"a".repeat(64)}.com`, "com.", "_d.acme.com"],
  ])("names that are not public domains are refused: %s and more", async (...names) => {
    for (const name of names)
      expect(await app.refusalOf("claimCompanyDomain", { input: { domain: name } }, owner), name).toMatchObject({
        ...{ code: "BAD_USER_INPUT", fields: { domain: expect.stringContaining("acme.com") } },
      });
    expect(await check(owner)).toBe("CONFLICT");
  });
});

describe("by mail", () => {
  const verify = (person: Person) => app.outcomeOf("verifyCompanyByMail", {}, person);

  test("an owner's verified address at the company's own domain verifies it at once", async () => {
    owner = await newOwner(`owner@${domain}`);
    expect(await own(owner)).toMatchObject({ verification: null, mailDomain: domain });
    expect(await verify(owner)).toBe("yes");
    expect(await shown(owner)).toMatchObject({ verification: { domain, method: "MAIL" } });
  });

  test("an address of a public provider, an unverified one, and one of another member do not", async () => {
    const companyId = owner.id;
    await app.build.member({ companyId, account: { email: `guest@${domain}` } });
    const account = { email: `new@${domain}`, emailVerifiedAt: null };
    for (const person of [owner, await app.signedInMember({ companyId, role: "OWNER", account })]) {
      expect(await own(person)).toMatchObject({ mailDomain: null });
      expect(await verify(person)).toBe("CONFLICT");
    }
  });

  test("is revoked in a week when the owner whose address proved it is gone", async () => {
    owner = await newOwner(`owner@${domain}`);
    const accountId = (await app.build.account({ role: "RECRUITER", email: `heir-${n++}@gmail.com` })).id;
    await verify(owner);
    await app.build.member({ companyId: owner.id, role: "OWNER", accountId });
    await app.db.prisma.companyMember.updateMany({ where: { accountId: owner.id }, data: { role: "VIEWER" } });
    await recheckAfter(1);
    expect(await own(await app.signedInAs(accountId))).toMatchObject({ missingSince: clock.now.toISOString() });
    await recheckAfter(7);
    expect((await shown(owner)).verification).toBeNull();
  });
});

describe("the daily check", () => {
  test("warns the owners when the record is gone, and revokes the verification after seven days", async () => {
    dns.records.set(domain, [await claim(owner)]);
    await check(owner);
    await recheckAfter(1);
    expect(await own(owner)).toMatchObject({ verification: { checkedAt: clock.now.toISOString() } });
    dns.records.delete(domain);
    await recheckAfter(1);
    expect(await own(owner)).toMatchObject({ verification: { domain }, missingSince: clock.now.toISOString() });
    for (let day = 0; day < 6; day++) await recheckAfter(1);
    const warning = expect.stringMatching(/^Acme \d+ will soon lose its verification$/);
    expect(await app.subjectsTo(owner)).toEqual([warning]);
    expect((await shown(owner)).verification).not.toBeNull();
    await recheckAfter(1);
    expect((await shown(owner)).verification).toBeNull();
    expect(await app.subjectsTo(owner)).toHaveLength(2);
    const lost = { companyId: owner.id, kind: "VERIFICATION_LOST" as const };
    const events = await app.db.prisma.companyEvent.findMany({ where: lost });
    expect(events).toMatchObject([{ actorId: null, subject: domain }]);
  });

  test("withdraws the warning when the record is back", async () => {
    const record = await claim(owner);
    dns.records.set(domain, [record]);
    await check(owner);
    dns.records.set(domain, []);
    await recheckAfter(1);
    dns.records.set(domain, [record]);
    await recheckAfter(6);
    expect(await own(owner)).toMatchObject({
      missingSince: null,
      verification: { checkedAt: clock.now.toISOString() },
    });
    await recheckAfter(8);
    expect((await shown(owner)).verification).not.toBeNull();
  });
});
