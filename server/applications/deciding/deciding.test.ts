import { describe, expect, test } from "vitest";
import { UNDO_SECONDS } from "../../../shared/applications.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { decisionKey, deliverAgain, deliverDecision } from "../../testing/notices.ts";
import { dueInSeconds } from "../../testing/queued-jobs.ts";
import { testApp } from "../../testing/test-app.ts";
import { applicationForEachTest, codeOf } from "../testing/scene.testing.ts";

const app = testApp();
const scene = applicationForEachTest(app);
const DECIDE = graphql(`mutation DecideApplication($input: DecideApplicationInput!) {
  decideApplication(input: $input) { applicationId jobId seekerId status version }
}`);

const decide = (status: string, version?: number) => {
  const input = { applicationId: scene.applicationId, status, ...(version && { version }) };
  return app.execute(DECIDE, { input }, scene.company);
};
const kinds = async () => {
  const { applicationId } = scene;
  const events = await app.db.prisma.applicationEvent.findMany({ where: { applicationId }, orderBy: { id: "asc" } });
  return events.map(({ kind }) => kind);
};
const withdraw = () => app.perform("withdrawApplication", { input: { jobId: scene.jobId } }, scene.seeker);
const apply = () => app.perform("applyToJob", { input: { jobId: scene.jobId } }, scene.seeker);
const undoTimePasses = () => deliverDecision(app, scene.applicationId);
const subjects = async () => (await app.mailsTo(scene.seeker)).map(({ subject }) => subject);
const ACCEPTED = "Acme accepted your application";
const REJECTED = "About your application to Acme";

describe("the applicant is mailed", () => {
  test("one outcome, however often it was flipped, once it has been stable long enough", async () => {
    for (const status of ["ACCEPTED", "REJECTED", "APPLIED", "REJECTED", "ACCEPTED", "REJECTED"]) await decide(status);
    expect(await subjects()).toEqual([]);
    expect(await dueInSeconds(app.db, decisionKey(scene.applicationId))).toBeGreaterThan(UNDO_SECONDS);
    await undoTimePasses();
    expect(await subjects()).toEqual([REJECTED]);
  });

  test.each([
    ["not again about an outcome that was reverted and then decided the same", "ACCEPTED APPLIED ACCEPTED", [ACCEPTED]],
    ["about another outcome too, once the recruiter has settled on one", "REJECTED ACCEPTED", [REJECTED, ACCEPTED]],
  ])("%s", async (_, decisions, mails) => {
    for (const status of decisions.split(" ")) {
      await decide(status);
      await undoTimePasses();
    }
    expect(await subjects()).toEqual(mails);
  });

  test("once, even when the task runs twice after a crash", async () => {
    await decide("ACCEPTED");
    const again = { kind: "DECISION", cause: { applicationId: scene.applicationId } };
    await Promise.all([deliverAgain(app, again), deliverAgain(app, again)]);
    expect(await subjects()).toEqual([ACCEPTED]);
  });

  test("nothing after withdrawing, and again about the outcome of a new application", async () => {
    await decide("REJECTED");
    await withdraw();
    await undoTimePasses();
    expect(await subjects()).toEqual([]);
    await apply();
    for (const again of [false, true]) {
      if (again) {
        await withdraw();
        await apply();
      }
      await decide("REJECTED");
      await undoTimePasses();
    }
    expect(await subjects()).toEqual([REJECTED, REJECTED]);
  });

  test("that the job was taken down, not that an application to it was accepted", async () => {
    await decide("ACCEPTED");
    await app.perform("deleteJob", { input: { jobId: scene.jobId } }, scene.company);
    await undoTimePasses();
    expect(await subjects()).toEqual([]);
  });
});

describe("a recruiter", () => {
  test("accepts: status, history and one mail change together", async () => {
    const ids = { applicationId: scene.applicationId, jobId: scene.jobId, seekerId: scene.seeker.id };
    const { data } = await decide("ACCEPTED", 1);
    expect(data?.decideApplication).toEqual({ ...ids, status: "ACCEPTED", version: 2 });
    expect(await kinds()).toEqual(["APPLIED", "ACCEPTED"]);
    await undoTimePasses();
    expect(await subjects()).toEqual([ACCEPTED]);
  });

  test("repeats a decision, which changes nothing the second time", async () => {
    await decide("ACCEPTED");
    expect((await decide("ACCEPTED")).data?.decideApplication).toMatchObject({ version: 2 });
    expect(await kinds()).toEqual(["APPLIED", "ACCEPTED"]);
    await undoTimePasses();
    expect(await subjects()).toHaveLength(1);
  });

  test("is informed when another decision came first", async () => {
    await decide("REJECTED", 1);
    const late = await decide("ACCEPTED", 1);
    expect(late.errors?.[0]).toMatchObject({
      message: "Update failed: this application is already rejected.",
      extensions: { code: "CONFLICT", current: "REJECTED" },
    });
    expect(await kinds()).toEqual(["APPLIED", "REJECTED"]);
  });

  test("in two tabs at once: one decision wins, the other is informed", async () => {
    const answers = await Promise.all([decide("ACCEPTED", 1), decide("REJECTED", 1)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions.code))).toEqual(["CONFLICT"]);
    expect(await kinds()).toHaveLength(2);
    await undoTimePasses();
    expect(await subjects()).toHaveLength(1);
  });

  test("cannot decide on a withdrawn application", async () => {
    await withdraw();
    const refused = { code: "CONFLICT", current: "WITHDRAWN" };
    expect((await decide("ACCEPTED")).errors?.[0]?.extensions).toMatchObject(refused);
  });

  test.each(["WITHDRAWN", "HIRED", ""])("cannot set the status %j", async (status) => {
    expect(await codeOf(decide(status))).toBe("BAD_USER_INPUT");
    expect(await kinds()).toEqual(["APPLIED"]);
  });
});
