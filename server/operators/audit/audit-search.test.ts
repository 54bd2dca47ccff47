import { expect, test } from "vitest";
import { ApplicantsDocument } from "../../../web/generated/applications/applicants/applicants.ts";
import type { AuditSearchInput } from "../../../web/generated/graphql.ts";
import { OperatorAuditEventsDocument } from "../../../web/generated/operators/audit/audit.ts";
import { everyPage } from "../../testing/every-page.ts";
import { forEachTest, type Person, testApp } from "../../testing/test-app.ts";

const app = testApp();
const moderator = forEachTest(() => app.signedInOperator("MODERATOR"));
const pageOf = async (operator: Person, search: AuditSearchInput, first = 50, after: string | null = null) =>
  (await app.expectOk(OperatorAuditEventsDocument, { search, first, after }, operator)).operatorAuditEvents;
const find = async (...question: Parameters<typeof pageOf>) =>
  (await pageOf(...question))?.edges.map(({ node }) => node) ?? [];

/** Creates four events of one account, oldest first. */
async function fourEvents() {
  const person = await app.signedInSeeker({ name: "Ada Lovelace" });
  const other = await app.signedInSeeker();
  const event = (hour: number, more: object) => ({
    ...{ accountId: person.id, subjectId: person.id, operation: "LOG_IN", outcome: "ALLOWED", address: "192.0.2.7" },
    ...{ createdAt: new Date(`2026-01-02T0${hour}:00:00Z`), ...more },
  });
  await app.db.prisma.auditEvent.createMany({
    data: [
      event(1, {}),
      event(2, { outcome: "REFUSED" }),
      event(3, { operation: "PASSWORD_CHANGED", address: "192.0.2.8" }),
      event(4, { accountId: other.id, operation: "CONTACT_READ" }),
    ],
  });
  return { person, other };
}

test("the log is searched by account, operation, outcome, address and time, newest first, without duplicates", async () => {
  const { person, other } = await fourEvents();
  const acts = async (search: AuditSearchInput) => (await find(moderator, search)).map(({ operation }) => operation);
  const seen = async (search: AuditSearchInput) => (await acts(search)).filter((act) => act !== "OPERATOR_AUDIT_READ");
  const accountId = person.id;
  expect(await seen({ accountId })).toEqual(["CONTACT_READ", "PASSWORD_CHANGED", "LOG_IN", "LOG_IN"]);
  expect(await seen({ accountId: other.id })).toEqual(["CONTACT_READ"]);
  expect(await seen({ accountId, operation: "LOG_IN" })).toEqual(["LOG_IN", "LOG_IN"]);
  expect(await seen({ accountId, outcome: "REFUSED" })).toEqual(["LOG_IN"]);
  expect(await seen({ address: "192.0.2.8" })).toEqual(["PASSWORD_CHANGED"]);
  const day = { from: "2026-01-02T02:00:00Z", until: "2026-01-02T04:00:00Z" };
  expect(await seen({ accountId, ...day })).toEqual(["PASSWORD_CHANGED", "LOG_IN"]);
  expect((await find(moderator, { address: "192.0.2.8" }))[0]).toMatchObject({ accountName: "Ada Lovelace" });
  // Each search is recorded with its subject, and so is found the next time.
  const [read] = await find(moderator, { accountId, operation: "OPERATOR_AUDIT_READ" });
  expect(read).toMatchObject({ accountId: moderator.id, subjectId: accountId });
});

test("it continues after a cursor", async () => {
  const { person } = await fourEvents();
  const search = { accountId: person.id, until: "2026-02-01T00:00:00Z" };
  const seen = await everyPage(3, ({ first, after }) => pageOf(moderator, search, first, after));
  expect(seen.map(({ operation }) => operation)).toEqual(["CONTACT_READ", "PASSWORD_CHANGED", "LOG_IN", "LOG_IN"]);
});

test.each([
  [{ address: "999.1.1.1" }, "address"],
  [{ from: "2026-02-02T00:00:00Z", until: "2026-02-01T00:00:00Z" }, "until"],
])("a search for %o is refused, and the field is named", async (search, field) => {
  const refusal = { code: "BAD_USER_INPUT", fields: { [field]: expect.any(String) } };
  expect(await app.refusalOf("operatorAuditEvents", { search }, moderator)).toMatchObject(refusal);
});

test("a page of applicants whose contact details are shown is one event, which is found by each of them", async () => {
  const recruiter = await app.signedInRecruiter();
  const job = await app.build.job({ companyId: recruiter.id });
  const people = [];
  for (const name of ["Ada", "Grace", "Hedy"]) {
    const { id } = await app.build.seeker({ name });
    await app.build.application({ jobId: job.id, seekerId: id });
    people.push({ id, name });
  }
  await app.expectOk(ApplicantsDocument, { jobId: job.id }, recruiter);
  for (const { id: accountId } of [recruiter, ...people]) {
    const found = await find(moderator, { accountId, operation: "CONTACT_READ" });
    expect(found).toMatchObject([{ accountId: recruiter.id, people }]);
  }
  expect(
    await find(moderator, { operation: "CONTACT_READ", from: new Date(Date.now() - 60_000).toISOString() }),
  ).toHaveLength(1);
});
