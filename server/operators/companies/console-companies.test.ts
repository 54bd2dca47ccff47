import { expect, test } from "vitest";
import { OperatorCompaniesDocument } from "../../../web/generated/operators/companies/companies.ts";
import { forEachTest, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const support = forEachTest(() => app.signedInOperator("SUPPORT"));
const moderator = forEachTest(() => app.signedInOperator("MODERATOR"));
const company = forEachTest(newCompany);
const explanation = "We called them.";
const verify = (operator: Person, companyId: string, domain: string) =>
  app.outcomeOf("verifyCompanyManually", { input: { companyId, domain, explanation } }, operator);
const takeAway = (operator: Person, companyId: string) =>
  app.outcomeOf("revokeVerification", { input: { companyId, explanation } }, operator);
const byMail = (person: Person) => app.outcomeOf("verifyCompanyByMail", {}, person);
const list = async (operator: Person, state: "CLAIMED" | "VERIFIED" | "REVOKED" | null, search: string) =>
  (await app.expectOk(OperatorCompaniesDocument, { state, search }, operator)).operatorCompanies?.edges.map(
    ({ node }) => node,
  );

test("without a state all companies are listed, newest first", async () => {
  const createdAt = new Date(Date.now() - 60_000);
  await app.db.prisma.company.update({ where: { id: company.id }, data: { name: `${company.word} A`, createdAt } });
  const newer = await app.signedInRecruiter({ name: `${company.word} B` });
  expect((await list(support, null, company.word))?.map(({ id }) => id)).toEqual([newer.id, company.id]);
});

/** Creates a company with an owner at a unique domain. */
async function newCompany() {
  const word = `quarry${crypto.randomUUID().slice(0, 8)}`;
  const domain = `${word}.com`;
  const company = { name: `${word} Ltd`, account: { email: `owner@${domain}` } };
  return { ...(await app.signedInRecruiter(company)), word, domain };
}

test("a company with a claimed domain is verified manually, with a reason that is mailed to its owners", async () => {
  await app.perform("claimCompanyDomain", { input: { domain: company.domain } }, company);
  expect(await list(support, "CLAIMED", company.word)).toMatchObject([
    { id: company.id, claimedDomain: company.domain },
  ]);
  expect(await verify(moderator, company.id, "localhost")).toBe("BAD_USER_INPUT");
  expect(await verify(moderator, company.id, company.domain)).toBe("yes");
  expect(await list(support, "CLAIMED", company.word)).toEqual([]);
  expect(await list(support, "VERIFIED", company.word)).toMatchObject([
    { id: company.id, verifiedDomain: company.domain, method: "OPERATOR" },
  ]);
  expect(await app.subjectsTo(company)).toEqual([`${company.word} Ltd is verified`]);
  const acts = await app.db.prisma.auditEvent.findMany({ where: { companyId: company.id, accountId: moderator.id } });
  expect(acts).toMatchObject([{ operation: "OPERATOR_COMPANY_VERIFIED" }]);
});

test("a revoked verification can be restored only by operators", async () => {
  expect(await takeAway(moderator, company.id)).toBe("CONFLICT");
  expect(await byMail(company)).toBe("yes");
  expect(await takeAway(moderator, company.id)).toBe("yes");
  expect(await list(moderator, "REVOKED", company.word)).toMatchObject([
    { id: company.id, verifiedDomain: null, verificationRevokedAt: expect.any(String) },
  ]);
  expect(await byMail(company)).toBe("CONFLICT");
  const claim = { input: { domain: company.domain } };
  expect(await app.outcomeOf("claimCompanyDomain", claim, company)).toBe("CONFLICT");
  expect(await verify(moderator, company.id, company.domain)).toBe("yes");
  expect(await list(moderator, "REVOKED", company.word)).toEqual([]);
  expect(await byMail(company)).toBe("yes");
  expect(await app.subjectsTo(company)).toEqual([
    `${company.word} Ltd is no longer verified`,
    `${company.word} Ltd is verified`,
  ]);
});

test("nobody decides on their own company, and no two companies are verified under one name", async () => {
  expect(await verify(moderator, moderator.id, "acme.com")).toBe("FORBIDDEN");
  expect(await takeAway(moderator, moderator.id)).toBe("FORBIDDEN");
  const { id: otherId } = await app.build.recruiter({ name: `${company.word} Inc` });
  expect(await verify(moderator, company.id, company.domain)).toBe("yes");
  expect(await verify(moderator, otherId, "other.com")).toBe("BAD_USER_INPUT");
});
