import { previousFile } from "./development/development-secrets.ts";
import type { ReencryptionResult } from "./platform/secrets/reencrypt.ts";
import { PREVIOUS_SECRET_DAYS } from "./platform/secrets/server-secrets.ts";

const COMMAND = "npm run rotate-keys";

/**
 * Returns the first instructions for rotating `TOKEN_SECRET` through settings: a new secret, and the steps that deploy
 * it.
 */
export const firstSteps = (
  secret: string,
  pushKey: string | null,
): string => `This is a new secret, which nothing uses yet. Store it as safely as TOKEN_SECRET:

  ${secret}

It replaces the current secret in three steps, without logging anyone out. After each step, restart the nodes one by
one, and begin the next step when all of them have restarted. With a single node, begin with step 2.

1. On every node add
     TOKEN_SECRET_NEXT=${secret}
   Tokens signed with it are accepted from then on; the current secret still signs.

2. On every node set
     TOKEN_SECRET=${secret}
     TOKEN_SECRET_PREVIOUS=(the old value of TOKEN_SECRET)
     TOKEN_SECRET_NEXT=
   The new secret signs, and tokens signed with the old one are still accepted.

3. Run ${COMMAND} again, with those settings. It re-encrypts what is stored in the database, and tells you when
   TOKEN_SECRET_PREVIOUS can be removed.
${pushKey ? keepPushKey(pushKey) : ""}`;

const keepPushKey = (pushKey: string) => `
The key that identifies the server to push services is derived from TOKEN_SECRET, too. To keep browsers subscribed when
TOKEN_SECRET_PREVIOUS is removed, set it on every node in step 1, and leave it there:
     VAPID_PRIVATE_KEY=${pushKey}
Do not set it if TOKEN_SECRET has been disclosed; browsers then subscribe again.
`;

/** Returns the steps to take once every node has the next secret. */
export const secondSteps =
  (): string => `TOKEN_SECRET_NEXT is set. When all nodes have it, set on every node, one by one,
     TOKEN_SECRET=(the value of TOKEN_SECRET_NEXT)
     TOKEN_SECRET_PREVIOUS=(the old value of TOKEN_SECRET)
     TOKEN_SECRET_NEXT=
When all of them have restarted with that, run ${COMMAND} again.
`;

/** The counts of re-encrypted records, by kind. */
export interface ReencryptionResults {
  readonly apps: ReencryptionResult;
  readonly webhooks: ReencryptionResult;
}

/** Reports the result of the re-encryption. */
export const sealedReport = ({ apps, webhooks }: ReencryptionResults): string =>
  `Re-encrypted: authenticator apps: ${apps.sealed}; webhook secrets: ${webhooks.sealed}.\n`;

/** Returns how many stored values none of the secrets opens. */
export const unreadableIn = ({ apps, webhooks }: ReencryptionResults): number => apps.unreadable + webhooks.unreadable;

/** Explains why the rotation does not go on while there are such values. */
export const unreadableReport = ({ apps, webhooks }: ReencryptionResults): string =>
  `Encrypted with a secret that is not set here: authenticator apps: ${apps.unreadable}; webhook secrets: ${webhooks.unreadable}.
The rotation cannot continue until they can be decrypted. Use the server's settings; if another secret was in use before,
set it as TOKEN_SECRET_PREVIOUS, and run ${COMMAND} again. If that secret is lost, these people have to set up their
apps again, and companies have to create new secrets for their webhooks.`;

/** Explains that there is nothing to rotate. */
export const noSecret = (dataDir: string): string =>
  `There is no secret to rotate: TOKEN_SECRET is not set, and DATA_DIR=${dataDir} has none. Use the server's settings.`;

/** Explains when the previous secret can be removed. */
export const lastSteps =
  (): string => `No stored value needs TOKEN_SECRET_PREVIOUS now. Remove it on every node, one by one:
- If it has been disclosed, remove it now. Links in emails sent earlier stop working, and companies should rotate the
  secrets of their webhooks, which can be derived from it.
- Otherwise remove it ${PREVIOUS_SECRET_DAYS} days after the old secret stopped signing, so that links in emails work for as long as promised.
No one is logged out either way: browsers get a new token with their next request, programs with their refresh token.
`;

/** Reports the rotation in a data folder that stores its own secret. */
export const developmentFirstSteps = (
  dataDir: string,
): string => `There is a new secret. Tokens signed with the old one are accepted for ${PREVIOUS_SECRET_DAYS} more days.
Restart the server, then run ${COMMAND} again, which re-encrypts what is stored in the database. The old secret is in
${previousFile(dataDir)}; delete that file to stop accepting it.
`;

/** Explains when the previous secret is removed automatically. */
export const developmentLastSteps = (
  dataDir: string,
  until: Date,
): string => `No stored value needs the old secret now. It expires on ${until.toISOString().slice(0, 10)}, or when you delete
${previousFile(dataDir)} and restart the server. There can be no further rotation before that.
`;
