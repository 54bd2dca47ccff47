import { randomUUID } from "node:crypto";
import { z } from "zod";
import { Role } from "../generated/prisma/enums.ts";
import type { Platform } from "../platform/platform.ts";
import { queueJobs } from "../platform/queue/queue-jobs.ts";
import type { BackgroundTasks } from "../platform/queue/worker-task.ts";
import { passwordResetMail, verificationMail } from "./accounts.mails.ts";
import { findAccount, insertEmailToken, lockAccountAddress } from "./accounts.store.ts";
import { deleteEndedChanges } from "./email-change/email-change.store.ts";
import { deleteExpiredChallenges } from "./factors/login-challenges.store.ts";
import { ownName } from "./salutation.ts";
import { deleteEndedSessions } from "./sessions.store.ts";

const ACCOUNT_MAIL = "account-mail";

const payloadShape = z.object({
  /** Identifies this request, so that it never sends two mails. */
  wish: z.uuid(),
  purpose: z.enum(["VERIFY_EMAIL", "RESET_PASSWORD"]),
  role: z.enum(Role),
  email: z.string(),
});

/**
 * Queues the request for a mail with a link. The account is looked up in the background, so that the answer and its
 * timing are the same for every address.
 */
export async function queueAccountMail(
  { db }: Pick<Platform, "db">,
  wish: Omit<z.input<typeof payloadShape>, "wish">,
): Promise<void> {
  await queueJobs(db, ACCOUNT_MAIL, [{ payload: { wish: randomUUID(), ...wish } }]);
}

/** Background tasks of accounts. */
export const accountsTasks = ({ db, mail, publicUrl, clock }: Platform): BackgroundTasks => ({
  /** Creates the link and queues its mail, if the account exists and, for verification, is not verified yet. */
  [ACCOUNT_MAIL]: {
    async run(payload) {
      const { wish, purpose, role, email } = payloadShape.parse(payload);
      const account = await findAccount(db, { role, email });
      if (!account || (purpose === "VERIFY_EMAIL" && account.emailVerifiedAt)) return;
      const draft = purpose === "VERIFY_EMAIL" ? verificationMail : passwordResetMail;
      await db.transaction(async (tx) => {
        // Changing the address uses up such links: none may be created for the previous address afterwards.
        if (!(await lockAccountAddress(tx, account.id, email))) return;
        const { token } = await insertEmailToken(tx, { accountId: account.id, purpose }, clock());
        await mail.send(tx, draft({ publicUrl, role, to: email, name: ownName(account), tokenId: wish, token }));
      });
    },
  },
  "remove-expired-log-ins": { schedule: "17 * * * *", run: () => deleteExpiredChallenges(db) },
  "remove-ended-sessions": { schedule: "33 3 * * *", run: () => deleteEndedSessions(db) },
  "remove-ended-email-changes": { schedule: "34 3 * * *", run: () => deleteEndedChanges(db) },
});
