import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { UNDO_SECONDS } from "../../../shared/applications.ts";
import {
  DecideApplicationsDocument,
  ReviewApplicantDocument,
} from "../../../web/generated/applications/review/review.ts";
import type { ApplicationEventKind } from "../../generated/prisma/enums.ts";
import { graphql } from "../../testing/generated/gql.ts";
import { forEachTest, testApp, testClock } from "../../testing/test-app.ts";
import { isPublished } from "./shown-decisions.ts";

const clock = testClock();
const app = testApp({ clock });
const OWN = graphql(`query ShownOwn($jobId: ID!) {
  ownApplication(jobId: $jobId) { status message job { id } events { kind } }
  appliedJobs { nodes { status message job { id } events { kind } } }
}`);

const company = forEachTest(() => app.signedInRecruiter());
const seeker = forEachTest(() => app.signedInSeeker());

const applied = async (overrides: object = {}) => {
  const { id: jobId } = await app.build.job({ companyId: company.id });
  const { id, version } = await app.build.application({ jobId, seekerId: seeker.id, ...overrides });
  let current = version;
  const decide = async (status: string, message?: string) => {
    const input = { applications: [{ applicationId: id, version: current }], status, ...(message && { message }) };
    const { data } = await app.execute(DecideApplicationsDocument, { input }, company);
    current = data?.decideApplications.results[0]?.now?.version ?? 0;
  };
  return { id, jobId, decide };
};
/** Returns what the applicant sees, which is the same everywhere. */
const shown = async (jobId: string) => {
  const { ownApplication, appliedJobs } = await app.expectOk(OWN, { jobId }, seeker);
  expect(appliedJobs.nodes.find(({ job }) => job.id === jobId)).toEqual(ownApplication);
  const headers = { cookie: seeker.cookie };
  const archive = await (await fetch(`${app.url}/privacy/my-data.zip`, { headers })).arrayBuffer();
  const sent = JSON.parse(strFromU8(unzipSync(new Uint8Array(archive))["applications.json"] ?? new Uint8Array()));
  const exported = sent.find((one: { jobId: string }) => one.jobId === jobId);
  const kinds = ownApplication?.events.map(({ kind }) => kind);
  expect(exported.events.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
  expect(exported.message || null).toBe(ownApplication?.message);
  expect(exported).not.toHaveProperty("revealedAt");
  return { status: ownApplication?.status, message: ownApplication?.message, kinds };
};

test("an undone decision leaves no trace for the applicant; the company's history keeps it", async () => {
  const { id, jobId, decide } = await applied();
  await decide("REJECTED", "Not a fit");
  expect(await shown(jobId)).toEqual({ status: "REJECTED", message: null, kinds: ["APPLIED", "REJECTED"] });
  await decide("APPLIED");
  clock.now = new Date(Date.now() + 60_000);
  expect(await shown(jobId)).toEqual({ status: "APPLIED", message: null, kinds: ["APPLIED"] });
  const { applicant } = await app.expectOk(ReviewApplicantDocument, { id }, company);
  expect(applicant?.events.map(({ kind }) => kind)).toEqual(["APPLIED", "REJECTED", "REMOVED"]);
});

test("an outcome that was changed and changed back at once is shown as it was; one reverted later is shown", async () => {
  const { jobId, decide } = await applied({ status: "REJECTED", appliedAt: new Date("2026-01-01") });
  await decide("ACCEPTED");
  await decide("REJECTED");
  expect(await shown(jobId)).toMatchObject({ kinds: ["APPLIED", "REJECTED"] });
  const later = await applied({ status: "REJECTED", appliedAt: new Date("2026-01-01") });
  await later.decide("APPLIED");
  expect(await shown(later.jobId)).toMatchObject({ kinds: ["APPLIED", "REJECTED", "REMOVED"] });
});

test("the company's message is shown once the decision can no longer be undone", async () => {
  const { id, jobId, decide } = await applied();
  await decide("ACCEPTED", "Welcome");
  expect(await shown(jobId)).toMatchObject({ status: "ACCEPTED", message: null });
  expect((await app.expectOk(ReviewApplicantDocument, { id }, company)).applicant).toMatchObject({
    message: "Welcome",
  });
  clock.now = new Date(Date.now() + UNDO_SECONDS * 1000);
  expect(await shown(jobId)).toMatchObject({ status: "ACCEPTED", message: "Welcome" });
});

test.each([
  ["APPLIED@0 ACCEPTED@60 REMOVED@65", "APPLIED"],
  ["APPLIED@0 ACCEPTED@60 REMOVED@75", "APPLIED ACCEPTED REMOVED"],
  ["APPLIED@0 ACCEPTED@60 WITHDRAWN@65", "APPLIED WITHDRAWN"],
  ["APPLIED@0 MOVED@3 WITHDRAWN@5 APPLIED@60 MOVED@61", "APPLIED MOVED"],
  ["APPLIED@0 REJECTED@60 ACCEPTED@65 REJECTED@70 ACCEPTED@90", "APPLIED REJECTED ACCEPTED"],
])("webhooks are sent for %s: %s", (history, published) => {
  const events = history.split(" ").map((event) => {
    const [kind, seconds] = event.split("@");
    return { kind: kind as ApplicationEventKind, createdAt: new Date(Number(seconds) * 1000) };
  });
  expect(
    events
      .filter((event) => isPublished(events, event))
      .map(({ kind }) => kind)
      .join(" "),
  ).toBe(published);
});
