import { z } from "zod";
import { applicantsPath } from "../../../shared/recruiters.ts";
import { hiddenName } from "../../platform/hidden-name.ts";
import { noticeKind } from "../notice-kind.ts";
import { findWithdrawal } from "./received-applications.store.ts";
import { responsibleFor } from "./responsible.store.ts";
import { writtenBy } from "./written-by.ts";

/** An applicant withdrew with a message to the company. */
export const withdrawals = noticeKind({
  label: "Messages from applicants who withdraw",
  role: "RECRUITER",
  reason: "you are responsible for a job on Worklane",
  defaults: { page: true, mail: "AT_ONCE" },
  cause: z.object({ applicationId: z.uuid() }),
  async read(tx, { applicationId }) {
    const withdrawal = await findWithdrawal(tx, applicationId);
    if (!withdrawal) return [];
    const { eventId, jobId, jobTitle, companyId, name, seekerId, message } = withdrawal;
    const title = `${name ?? hiddenName(applicationId)} withdrew from ${jobTitle}`;
    const path = applicantsPath(jobId);
    const paragraphs = writtenBy("The applicant", message);
    return (await responsibleFor(tx, jobId)).map(({ accountId }) => ({
      ...{ accountId, cause: `withdrawal:${eventId}`, title, body: message, path, companyId, aboutId: seekerId },
      mail: { subject: title, title, paragraphs, action: { label: "See the applicants", path } },
    }));
  },
});
