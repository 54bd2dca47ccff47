import { z } from "zod";
import type { Transaction } from "../../platform/database/database.ts";
import { noticeKind } from "../notice-kind.ts";
import { wasNotified } from "../notices.store.ts";
import { findApplication, retitleHidden } from "./received-applications.store.ts";
import { responsibleFor } from "./responsible.store.ts";

/** Returns the cause of the first application to a job. */
export const firstApplicationCause = (jobId: string): string => `first-application:${jobId}`;

/** `name`: null while the applicant is hidden. */
const titleOf = (name: string | null): string => `${name ?? "Someone"} is the first to apply`;

/** Removes the name of an applicant whom blind mode now hides from the notices of the job's first application. */
export const hideFirstApplicant = (tx: Transaction, jobId: string) =>
  retitleHidden(tx, jobId, firstApplicationCause(jobId), titleOf(null));

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
    const { jobId, jobTitle, companyId, name, seekerId } = application;
    return (await responsibleFor(tx, jobId)).map(({ accountId }) => ({
      accountId,
      cause: firstApplicationCause(jobId),
      title: titleOf(name),
      body: jobTitle,
      path: `/main-recruiter/applicants/${jobId}`,
      companyId,
      ...(name !== null && { aboutId: seekerId }),
    }));
  },
});
