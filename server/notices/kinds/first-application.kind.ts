import { z } from "zod";
import { applicantsPath } from "../../../shared/recruiters.ts";
import { noticeKind } from "../notice-kind.ts";
import { wasNotified } from "../notices.store.ts";
import { findApplication } from "./received-applications.store.ts";
import { responsibleFor } from "./responsible.store.ts";

/** Returns the cause of the first application to a job. */
export const firstApplicationCause = (jobId: string): string => `first-application:${jobId}`;

/** The first application to a job; later ones are combined, once a day. */
export const firstApplication = noticeKind({
  label: "The first application to a job",
  role: "RECRUITER",
  reason: "you are responsible for a job on Worklane",
  defaults: { page: true, mail: "AT_ONCE" },
  push: "One of your jobs has its first application.",
  cause: z.object({ applicationId: z.uuid() }),
  async read(tx, { applicationId }) {
    const application = await findApplication(tx, applicationId);
    if (!application || (await wasNotified(tx, firstApplicationCause(application.jobId)))) return [];
    const { jobId, jobTitle, companyId } = application;
    return (await responsibleFor(tx, jobId)).map(({ accountId }) => ({
      accountId,
      cause: firstApplicationCause(jobId),
      title: `First application received: ${jobTitle}`,
      body: "",
      path: applicantsPath(jobId),
      companyId,
    }));
  },
});
