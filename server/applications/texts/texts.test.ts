import { beforeEach, expect, test } from "vitest";
import { buildApplication, buildJob, buildRecruiter, buildSeeker } from "../../../prisma/factories/index.ts";
import { UNDO_SECONDS } from "../../../shared/applications.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { deliverDecision } from "../../testing/notices.ts";
import { signIn } from "../../testing/sign-in.ts";
import { testApp } from "../../testing/test-app.ts";

let now = new Date();
const app = testApp({ clock: () => now });

const DECIDE = graphql(`mutation TextsDecide($input: DecideApplicationsInput!) {
  decideApplications(input: $input) { results { outcome now { status version } } }
}`);
const SEEN = graphql(`query TextsSeen($id: ID!) {
  applicant(id: $id) { message events { kind reason reasonText } }
}`);
const OWN = graphql(`query TextsOwn($jobId: ID!) {
  ownApplication(jobId: $jobId) { message events { kind reason reasonText } }
}`);
const SAVE = graphql(`mutation TextsSaveTemplate($input: SaveMessageTemplateInput!) {
  saveMessageTemplate(input: $input) { templates { id name status body } }
}`);
const DELETE = graphql(
  `mutation TextsDeleteTemplate($id: ID!) { deleteMessageTemplate(id: $id) { templates { id } } }`,
);
const PREVIEW = graphql(
  `query TextsPreview($id: ID!, $body: String!) { messagePreview(applicationId: $id, body: $body) }`,
);

let cookie = "";
let seeker = "";
let jobId = "";
let applicationId = "";
let email = "";
beforeEach(async () => {
  now = new Date();
  const { prisma } = app.db;
  const company = await buildRecruiter(prisma, { name: "Acme" });
  jobId = (await buildJob(prisma, { companyId: company.id, title: "Engineer" })).id;
  const { id } = await buildSeeker(prisma, { name: "Asha" });
  ({ email } = await prisma.account.findUniqueOrThrow({ where: { id } }));
  applicationId = (await buildApplication(prisma, { jobId, seekerId: id })).id;
  cookie = await signIn(app.db, { id: company.id, role: "RECRUITER" });
  seeker = await signIn(app.db, { id, role: "SEEKER" });
});

const decide = (version: number, input: object) =>
  app.execute(DECIDE, { input: { applications: [{ applicationId, version }], ...input } }, { cookie });
const save = async (input: object) => app.execute(SAVE, { input }, { cookie });
const own = async () => (await app.expectOk(OWN, { jobId }, { cookie: seeker })).ownApplication;
const undoTimePasses = () => {
  now = new Date(Date.now() + UNDO_SECONDS * 1000);
};
const mails = async () => {
  await deliverDecision(app, applicationId);
  return app.db.prisma.mail.findMany({ where: { to: email }, orderBy: { createdAt: "asc" } });
};

test("a decision's message reaches the applicant with placeholders filled in, on the page and by mail; its reason stays within the company", async () => {
  const message = "Dear {name},\n\nwe chose somebody else as {job}. {company} wishes you well.";
  await decide(1, { status: "REJECTED", reason: "PAY", reasonText: "Asks for too much", message });
  const filled = "Dear Asha,\n\nwe chose somebody else as Engineer. Acme wishes you well.";
  expect(await own()).toMatchObject({ message: null });
  undoTimePasses();
  expect(await own()).toEqual({
    message: filled,
    events: [
      { kind: "APPLIED", reason: null, reasonText: null },
      { kind: "REJECTED", reason: null, reasonText: null },
    ],
  });
  const { applicant } = await app.expectOk(SEEN, { id: applicationId }, { cookie });
  expect(applicant).toMatchObject({
    message: filled,
    events: [{}, { kind: "REJECTED", reason: "PAY", reasonText: "Asks for too much" }],
  });
  const [mail] = await mails();
  expect(mail?.text).toContain("Acme writes:\n\nDear Asha,\n\nwe chose somebody else as Engineer.");
  expect(mail?.text).not.toMatch(/too much|Thank you for applying/);
});

test("a message belongs to its decision: once reverted, it is gone, and is in no mail", async () => {
  await decide(1, { status: "REJECTED", message: "Sorry, {name}" });
  await decide(2, { status: "APPLIED" });
  undoTimePasses();
  expect(await own()).toMatchObject({ message: null });
  await decide(3, { status: "ACCEPTED" });
  expect(await own()).toMatchObject({ message: null });
  const sent = await mails();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).not.toContain("Sorry");
});

test("a message is refused with a move, with an unknown placeholder, and when too long", async () => {
  for (const input of [
    { status: "APPLIED", message: "Hello" },
    { status: "REJECTED", message: "Dear {nmae}" },
    { status: "REJECTED", message: "x".repeat(5001) },
    { status: "REJECTED", reasonText: "x".repeat(1001) },
    {},
  ]) {
    expect((await decide(1, input)).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  }
  expect(await own()).toMatchObject({ message: null, events: [{ kind: "APPLIED" }] });
});

test("templates are added, changed, previewed for an applicant and deleted", async () => {
  const template = { name: "Kind no", status: "REJECTED", body: "Dear {name}, {job} at {company} {sic" };
  const added = (await save(template)).data?.saveMessageTemplate?.templates ?? [];
  expect(added).toMatchObject([template]);
  const id = added[0]?.id ?? "";
  expect((await save({ ...template, name: "KIND NO" })).errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  expect((await save({ ...template, name: "Other", body: "{salary}" })).errors?.[0]?.extensions.code).toBe(
    "BAD_USER_INPUT",
  );
  const changed = await save({ ...template, id, name: "kind no", status: "ACCEPTED" });
  expect(changed.data?.saveMessageTemplate?.templates).toMatchObject([{ id, name: "kind no", status: "ACCEPTED" }]);
  const { messagePreview } = await app.expectOk(PREVIEW, { id: applicationId, body: template.body }, { cookie });
  expect(messagePreview).toBe("Dear Asha, Engineer at Acme {sic");
  const other = await signIn(app.db, { id: (await buildRecruiter(app.db.prisma)).id, role: "RECRUITER" });
  const theirs = await app.execute(SAVE, { input: { ...template, id } }, { cookie: other });
  expect(theirs.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await app.expectOk(DELETE, { id }, { cookie })).deleteMessageTemplate.templates).toEqual([]);
});
