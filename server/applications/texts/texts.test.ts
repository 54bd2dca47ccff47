import { expect, test } from "vitest";
import { UNDO_SECONDS } from "../../../shared/applications.ts";
import { MAX_MESSAGE } from "../../../shared/messages.ts";
import {
  DecideApplicationsDocument,
  DeleteMessageTemplateDocument,
  MessagePreviewDocument,
  ReviewApplicantDocument,
} from "../../../web/generated/applications/review/review.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { deliverDecision } from "../../testing/notices.ts";
import { testApp, testClock } from "../../testing/test-app.ts";
import { applicationForEachTest, codeOf } from "../testing/scene.testing.ts";

const clock = testClock();
const app = testApp({ clock });
const scene = applicationForEachTest(app);
const OWN = graphql(`query TextsOwn($jobId: ID!) {
  ownApplication(jobId: $jobId) { message events { kind reason reasonText } }
}`);
const SAVE = graphql(`mutation TextsSaveTemplate($input: SaveMessageTemplateInput!) {
  saveMessageTemplate(input: $input) { templates { id name status body } }
}`);

const decide = (version: number, input: object) => {
  const applications = [{ applicationId: scene.applicationId, version }];
  return app.execute(DecideApplicationsDocument, { input: { applications, ...input } }, scene.company);
};
const own = async () => (await app.expectOk(OWN, { jobId: scene.jobId }, scene.seeker)).ownApplication;
const undoTimePasses = () => {
  clock.now = new Date(Date.now() + UNDO_SECONDS * 1000);
};
const mails = async () => {
  await deliverDecision(app, scene.applicationId);
  return app.mailsTo(scene.seeker);
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
  const { applicant } = await app.expectOk(ReviewApplicantDocument, { id: scene.applicationId }, scene.company);
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
    { status: "REJECTED", message: "x".repeat(MAX_MESSAGE + 1) },
    { status: "REJECTED", reasonText: "x".repeat(1001) },
    {},
  ]) {
    expect(await codeOf(decide(1, input))).toBe("BAD_USER_INPUT");
  }
  expect(await own()).toMatchObject({ message: null, events: [{ kind: "APPLIED" }] });
});

test("templates are added, changed, previewed for an applicant and deleted", async () => {
  const { company } = scene;
  const save = (input: object, as = company) => app.execute(SAVE, { input }, as);
  const template = { name: "Kind no", status: "REJECTED", body: "Dear {name}, {job} at {company} {sic" };
  const tooLong = { name: "Longer than a message", body: "x".repeat(MAX_MESSAGE + 1) };
  const added = (await save(template)).data?.saveMessageTemplate?.templates ?? [];
  expect(added).toMatchObject([template]);
  const id = added[0]?.id ?? "";
  for (const wrong of [{ name: "KIND NO" }, { name: "Other", body: "{salary}" }, tooLong])
    expect(await codeOf(save({ ...template, ...wrong }))).toBe("BAD_USER_INPUT");
  const change = { id, name: "kind no", status: "ACCEPTED" };
  const changed = await save({ ...template, ...change });
  expect(changed.data?.saveMessageTemplate?.templates).toMatchObject([change]);
  const preview = { applicationId: scene.applicationId, body: template.body };
  const { messagePreview } = await app.expectOk(MessagePreviewDocument, preview, company);
  expect(messagePreview).toBe("Dear Asha, Engineer at Acme {sic");
  expect(await codeOf(save({ ...template, id }, await app.signedInRecruiter()))).toBe("NOT_FOUND");
  const { deleteMessageTemplate } = await app.expectOk(DeleteMessageTemplateDocument, { id }, company);
  expect(deleteMessageTemplate.templates).toEqual([]);
});
