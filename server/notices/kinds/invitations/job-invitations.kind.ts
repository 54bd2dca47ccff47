import { z } from "zod";
import { INVITATIONS_PATH } from "../../../../shared/invitations/invitations.ts";
import { candidatePath } from "../../../../shared/recruiters.ts";
import { noticeKind } from "../../notice-kind.ts";
import { writtenBy } from "../written-by.ts";
import { lockInvitation } from "./job-invitations.store.ts";

const cause = z.object({ invitationId: z.uuid() });

/** A company invited a seeker to one of its jobs. */
export const jobInvitations = noticeKind({
  label: "Invitations to apply",
  role: "SEEKER",
  reason: "a company invited you to apply on Worklane",
  defaults: { page: true, mail: "AT_ONCE" },
  push: "A company invited you to apply.",
  cause,
  async read(tx, { invitationId }) {
    const invitation = await lockInvitation(tx, invitationId);
    if (!invitation || invitation.isAccepted) return [];
    const { seekerId, companyName, jobTitle, text } = invitation;
    const title = `${companyName} invited you to apply`;
    return [
      {
        ...{
          accountId: seekerId,
          cause: `job-invitation:${invitationId}`,
          title,
          body: jobTitle,
          path: INVITATIONS_PATH,
        },
        mail: {
          subject: title,
          title,
          paragraphs: [
            `${companyName} invited you to apply for ${jobTitle}.`,
            ...writtenBy(companyName, text),
            "They see your phone number, your email address and the pay you expect only if you are interested. They are not notified if you are not.",
          ],
          action: { label: "See the invitation", path: INVITATIONS_PATH },
        },
      },
    ];
  },
});

/** A seeker accepted an invitation, for the member who sent it. */
export const acceptedInvitations = noticeKind({
  label: "Accepted invitations to apply",
  role: "RECRUITER",
  reason: "you invited someone to apply on Worklane",
  defaults: { page: true, mail: "AT_ONCE" },
  push: "Someone is interested in a job.",
  cause,
  async read(tx, { invitationId }) {
    const invitation = await lockInvitation(tx, invitationId);
    if (!invitation?.isAccepted || !invitation.sentById) return [];
    const { sentById, seekerId, seekerName, companyId, jobTitle } = invitation;
    return [
      {
        ...{ accountId: sentById, companyId, aboutId: seekerId, cause: `job-invitation-accepted:${invitationId}` },
        title: `${seekerName} is interested in ${jobTitle}`,
        body: "They accepted your invitation. You can see their contact details.",
        path: candidatePath(seekerId),
      },
    ];
  },
});
