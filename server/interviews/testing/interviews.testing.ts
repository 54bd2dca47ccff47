import { beforeEach } from "vitest";
import { applicationForEachTest } from "../../applications/testing/scene.testing.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { forEachTest, type Person, type TestApp } from "../../testing/test-app.ts";
import { endInterviewsTask } from "../end-interviews.task.ts";

export const OFFER = graphql(`mutation OfferInterviewInTest($input: OfferInterviewInput!) {
  offerInterview(input: $input) { interview { id status times answerBy members { accountId name } } }
}`);
export const INTERVIEW = graphql(`query InterviewInTest($applicationId: ID!) {
  interview(applicationId: $applicationId) {
    id status title startsAt times movesLeft place reply applicantName members { accountId name } calendarFile
  }
}`);
export const PICK = graphql(`mutation PickInTest($input: PickInterviewTimeInput!) {
  pickInterviewTime(input: $input) { interview { status startsAt movesLeft } }
}`);
export const CANCEL = graphql(`mutation CancelInTest($input: EndInterviewInput!) {
  cancelInterview(input: $input) { interview { status reply } }
}`);
export const PLACE = graphql(`mutation PlaceInTest($input: ChangeInterviewPlaceInput!) {
  changeInterviewPlace(input: $input) { interview { place } }
}`);
export const OUTCOME = graphql(`mutation OutcomeInTest($input: RecordInterviewOutcomeInput!) {
  recordInterviewOutcome(input: $input) { interview { status } }
}`);

/** The day after next. */
export const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

/** An instant on that day in India. */
export const at = (time: string) => new Date(`${day}T${time}:00+05:30`).toISOString();

/** The message of the error with which an operation was refused; undefined when it was not. */
export const messageOf = async (answer: ReturnType<TestApp["execute"]>) => (await answer).errors?.[0]?.message;

/** Asha's application to Acme, whose recruiter Priya offers her interviews; anew for each test of a file. */
export function interviewForEachTest(app: TestApp) {
  const scene = applicationForEachTest(app);
  beforeEach(() => app.db.pool.query("delete from graphile_worker._private_jobs"));
  const priya: Person = forEachTest(async () => {
    const { accountId } = await app.build.member({ companyId: scene.company.id, role: "RECRUITER" });
    await app.db.prisma.account.update({ where: { id: accountId }, data: { displayName: "Priya Rao" } });
    return app.signedInAs(accountId);
  });

  const inputOf = (more: object = {}) => ({
    applicationId: scene.applicationId,
    ...{
      title: "First interview",
      minutes: 30,
      breakMinutes: 0,
      place: "https://meet.example/asha",
      timeZone: "Asia/Kolkata",
    },
    ...{ interviewerIds: [priya.id], ranges: [{ day, from: "10:00", until: "12:00" }], ...more },
  });
  return {
    scene,
    priya,
    /** The input of an offer; from 10:00 to 12:00 by default. */
    inputOf,
    offer: async (more?: object, as: Person = priya) =>
      (await app.expectOk(OFFER, { input: inputOf(more) }, as)).offerInterview.interview,
    interview: async (as: Person, applicationId = scene.applicationId) =>
      (await app.expectOk(INTERVIEW, { applicationId }, as)).interview,
    pick: (interviewId: string, time: string, as: Person = scene.seeker) =>
      app.execute(PICK, { input: { interviewId, startsAt: at(time) } }, as),
    endWhatEnded: () => endInterviewsTask(app.app.platform).run({}, {} as never),
    /** Moves a scheduled interview into the past. */
    async passBy(id: string) {
      const startsAt = new Date(Date.now() - 3_600_000);
      await app.db.prisma.interview.update({ where: { id }, data: { startsAt } });
    },
  };
}
