import { expect, test } from "vitest";
import { jobNotes, type NotedJob } from "../../shared/text/job-notes.ts";

const now = new Date("2026-03-10T23:30:00Z");
const JOB: NotedJob = { applicationDeadline: null, answerWithinDays: 30, company: { responseRecord: null } };
const notes = (of: Partial<NotedJob>) => jobNotes({ ...JOB, ...of }, now);

test("shows when a job closes, within a week before that", () => {
  const closing = (applicationDeadline: string | null) => notes({ applicationDeadline }).closes;
  expect(closing("2026-03-10")).toBe("Closes today");
  expect(closing("2026-03-11")).toBe("Closes tomorrow");
  expect(closing("2026-03-15")).toBe("Closes in 5 days");
  expect(closing("2026-03-18")).toBeNull();
  expect(closing("2026-03-09")).toBeNull();
  expect(closing(null)).toBeNull();
});

test("shows a good response record, and the promise only where there is no record", () => {
  const responding = (answered: number | null, answerWithinDays = 7, medianDays: number | null = 6) => {
    const responseRecord = answered === null ? null : { sample: 27, answered, medianDays };
    return notes({ answerWithinDays, company: { responseRecord } }).responds;
  };
  expect(responding(23)).toBe("Sent 23 of 27 responses due in the last year, typically within 6 days");
  expect(responding(27)).toBe("Sent all 27 responses due in the last year, typically within 6 days");
  expect(responding(23, 45, 0.5)).toBe("Sent 23 of 27 responses due in the last year, typically within 1 day");
  expect(responding(12)).toBeNull();
  expect(responding(0, 7, null)).toBeNull();
  expect(responding(null)).toBe("Promises a response within 7 days");
  expect(responding(null, 1)).toBe("Promises a response within 1 day");
  expect(responding(null, 14)).toBe("Promises a response within 14 days");
});

test("shows how often a job has been posted, if more than once", () => {
  const posted = (timesPosted: number) => notes({ timesPosted, firstPostedAt: "2026-01-31T23:00:00Z" }).reposted;
  expect([1, 2, 3].map(posted)).toEqual([null, "Posted twice since January 2026", "Posted 3 times since January 2026"]);
});

test("shows nothing on jobs that are closed or decided on, and to an applicant how the company responds", () => {
  const none = { closes: null, responds: null, reposted: null };
  const job = { applicationDeadline: "2026-03-11", answerWithinDays: 7 };
  expect(notes(job)).not.toEqual(none);
  expect(notes({ ...job, takesApplications: false })).toEqual(none);
  expect(notes({ ...job, viewerApplicationStatus: "REJECTED" })).toEqual(none);
  const applied = { closes: null, responds: "Promises a response within 7 days", reposted: null };
  expect(notes({ ...job, viewerApplicationStatus: "APPLIED" })).toEqual(applied);
});
