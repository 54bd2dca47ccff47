import { expect, test } from "vitest";
import { buildRecruiter } from "../../../prisma/factories/index.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { signedInOperator } from "../../testing/operators.ts";
import type { Person } from "../../testing/people.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

const app = testApp();
const LIST = graphql(`
  query OperatorCompaniesInTest($state: VerificationState!, $search: String, $first: Int, $after: String) {
    operatorCompanies(state: $state, search: $search, first: $first, after: $after) {
      edges { node { id name claimedDomain verifiedDomain method verificationRevokedAt } } pageInfo { hasNextPage endCursor }
    }
  }
`);
const VERIFY = graphql(
  `mutation VerifyManuallyInTest($input: VerifyCompanyManuallyInput!) { verifyCompanyManually(input: $input) { message } }`,
);
const TAKE = graphql(
  `mutation RevokeVerificationInTest($input: RevokeVerificationInput!) { revokeVerification(input: $input) { message } }`,
);
const BY_MAIL = graphql(`mutation ByMailInConsole { verifyCompanyByMail { verification { mailDomain } } }`);
const CLAIM = graphql(
  `mutation ClaimInConsole($input: ClaimDomainInput!) { claimCompanyDomain(input: $input) { verification { mailDomain } } }`,
);

const explanation = "We called them.";
const codeOf = ({ errors }: { errors?: readonly { extensions: { code?: unknown } }[] | undefined }) =>
  String(errors?.[0]?.extensions.code ?? "yes");
const verify = async (operator: Person, companyId: string, domain: string) =>
  codeOf(await app.execute(VERIFY, { input: { companyId, domain, explanation } }, operator));
const takeAway = async (operator: Person, companyId: string) =>
  codeOf(await app.execute(TAKE, { input: { companyId, explanation } }, operator));
const list = async (operator: Person, state: "CLAIMED" | "HOLDING" | "MISSING" | "REVOKED", search: string) =>
  (await app.expectOk(LIST, { state, search }, operator)).operatorCompanies?.edges.map(({ node }) => node) ?? [];

/** Creates a company with an owner at a unique domain. */
async function newCompany() {
  const word = `quarry${crypto.randomUUID().slice(0, 8)}`;
  const email = `owner@${word}.com`;
  const { id } = await buildRecruiter(app.db.prisma, { name: `${word} Ltd`, account: { email } });
  return { id, word, email, domain: `${word}.com`, cookie: await signIn(app.db, { id, role: "RECRUITER" }) };
}
const subjectsTo = async (to: string) =>
  (await app.db.prisma.mail.findMany({ where: { to }, orderBy: { id: "asc" } })).map(({ subject }) => subject);

test("a company with a claimed domain is verified manually, with a reason that is mailed to its owners", async () => {
  const [support, moderator] = [await signedInOperator(app.db, "SUPPORT"), await signedInOperator(app.db, "MODERATOR")];
  const company = await newCompany();
  await app.expectOk(CLAIM, { input: { domain: company.domain } }, company);
  expect(await list(support, "CLAIMED", company.word)).toMatchObject([
    { id: company.id, claimedDomain: company.domain },
  ]);
  expect(await verify(support, company.id, company.domain)).toBe("FORBIDDEN");
  expect(await verify(moderator, company.id, "localhost")).toBe("BAD_USER_INPUT");
  expect(await verify(moderator, company.id, company.domain)).toBe("yes");
  expect(await list(support, "CLAIMED", company.word)).toEqual([]);
  expect(await list(support, "HOLDING", company.word)).toMatchObject([
    { id: company.id, verifiedDomain: company.domain, method: "OPERATOR" },
  ]);
  expect(await subjectsTo(company.email)).toEqual([`${company.word} Ltd is verified`]);
  const acts = await app.db.prisma.auditEvent.findMany({ where: { companyId: company.id, accountId: moderator.id } });
  expect(acts).toMatchObject([{ operation: "OPERATOR_COMPANY_VERIFIED" }]);
});

test("a revoked verification can be restored only by operators", async () => {
  const moderator = await signedInOperator(app.db, "MODERATOR");
  const company = await newCompany();
  expect(await takeAway(moderator, company.id)).toBe("CONFLICT");
  await app.expectOk(BY_MAIL, {}, company);
  expect(await takeAway(moderator, company.id)).toBe("yes");
  expect(await list(moderator, "REVOKED", company.word)).toMatchObject([
    { id: company.id, verifiedDomain: null, verificationRevokedAt: expect.any(String) },
  ]);
  expect(codeOf(await app.execute(BY_MAIL, {}, company))).toBe("CONFLICT");
  expect(codeOf(await app.execute(CLAIM, { input: { domain: company.domain } }, company))).toBe("CONFLICT");
  expect(await verify(moderator, company.id, company.domain)).toBe("yes");
  expect(await list(moderator, "REVOKED", company.word)).toEqual([]);
  await app.expectOk(BY_MAIL, {}, company);
  expect(await subjectsTo(company.email)).toEqual([
    `${company.word} Ltd is no longer verified`,
    `${company.word} Ltd is verified`,
  ]);
});

test("nobody decides on their own company, and no two companies are verified under one name", async () => {
  const moderator = await signedInOperator(app.db, "ADMINISTRATOR");
  expect(await verify(moderator, moderator.id, "acme.com")).toBe("FORBIDDEN");
  expect(await takeAway(moderator, moderator.id)).toBe("FORBIDDEN");
  const company = await newCompany();
  const { id: otherId } = await buildRecruiter(app.db.prisma, { name: `${company.word} Inc` });
  expect(await verify(moderator, company.id, company.domain)).toBe("yes");
  expect(await verify(moderator, otherId, "other.com")).toBe("BAD_USER_INPUT");
});
