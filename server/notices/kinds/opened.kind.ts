import { z } from "zod";
import { applicationPath } from "../../../shared/seeker-addresses.ts";
import { dayAndMonth } from "../day-and-month.ts";
import { noticeKind } from "../notice-kind.ts";
import { findOpened, openedOn } from "./opened.store.ts";

/** A company has opened an application: sent the day after, as the applicant learns only the day. */
export const opened = noticeKind({
  label: "Companies opening your application",
  role: "SEEKER",
  reason: "you applied for a job on Worklane",
  defaults: { page: true, mail: "DAILY" },
  cause: z.object({ applicationId: z.uuid(), day: z.iso.date() }),
  async read(tx, { applicationId, day }) {
    const application = await openedOn(tx, applicationId, day);
    if (!application) return [];
    return [
      {
        accountId: application.seekerId,
        cause: `application-opened:${applicationId}:${day}`,
        title: `${application.companyName} opened your application`,
        body: `For ${application.jobTitle}, on ${dayAndMonth(day)}`,
        path: applicationPath(application.jobId),
      },
    ];
  },
  find: {
    each: "hour",
    causes: async (db, now) =>
      (await findOpened(db, now)).map((cause) => ({ id: `${cause.applicationId}:${cause.day}`, cause })),
  },
});
