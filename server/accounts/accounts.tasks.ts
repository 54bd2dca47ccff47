import { randomUUID } from "node:crypto";
import { z } from "zod";
import { Role } from "../generated/prisma/enums.ts";
import type { Platform } from "../platform/platform.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";
import type { BackgroundTasks } from "../platform/queue/worker-task.ts";
import { passwordResetMail, verificationMail } from "./accounts.mails.ts";
import { findAccount, holdAddress, insertEmailToken } from "./accounts.store.ts";
import { deleteEndedChanges } from "./email-change/email-change.store.ts";
import { deleteExpiredChallenges } from "./factors/login-challenges.store.ts";
import { ownName } from "./salutation.ts";
import { deleteEndedSessions } from "./sessions.store.ts";

const ACCOUNT_MAIL = "account-mail";

const payloadShape = z.object({
  /** Names this request, so that it never sends two mails. */
  wish: z.uuid(),
  purpose: z.enum(["VERIFY_EMAIL", "RESET_PASSWORD"]),
  role: z.enum(Role),
  email: z.string(),
});

/**
 * Queues the request for a mail with a link. Whether there is an account is looked up in the background: the answer is the
 * same, and takes as long, for every address.
 */
export async function queueAccountMail(
  { db }: Pick<Platform, "db">,
  wish: Omit<z.input<typeof payloadShape>, "wish">,
): Promise<void> {
  await queueJobs(db, ACCOUNT_MAIL, [{ payload: { wish: randomUUID(), ...wish } }]);
}

/** The accounts' background work. */
export const accountsTasks = ({ db, mail, publicUrl, clock }: Platform): BackgroundTasks => ({
  /** Makes the link and queues its mail, for an account that is there and, to be verified, is not yet. */
  [ACCOUNT_MAIL]: {
    async run(payload) {
      const { wish, purpose, role, email } = payloadShape.parse(payload);
      const account = await findAccount(db, { role, email });
      if (!account || (purpose === "VERIFY_EMAIL" && account.emailVerifiedAt)) return;
      const draft = purpose === "VERIFY_EMAIL" ? verificationMail : passwordResetMail;
      await db.transaction(async (tx) => {
        // Who changes the address uses such links up: none is made for the one before after that.
        if (!(await holdAddress(tx, account.id, email))) return;
        const { token } = await insertEmailToken(tx, { accountId: account.id, purpose }, clock());
        await mail.send(tx, draft({ publicUrl, role, to: email, name: ownName(account), tokenId: wish, token }));
      });
    },
  },
  "remove-expired-log-ins": { schedule: "17 * * * *", run: () => deleteExpiredChallenges(db) },
  "remove-ended-sessions": { schedule: "33 3 * * *", run: () => deleteEndedSessions(db) },
  "remove-ended-email-changes": { schedule: "34 3 * * *", run: () => deleteEndedChanges(db) },
});
