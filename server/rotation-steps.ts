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
): string => `A new secret, used by nothing yet. Keep it as you keep TOKEN_SECRET:

  ${secret}

Nobody is logged out while it takes the place of the present one, in three steps. After each, restart the nodes one by one,
and begin the next when all of them have it. With a single node, begin with the second.

1. On every node add
     TOKEN_SECRET_NEXT=${secret}
   It is believed from then on; the present one still signs.

2. On every node set
     TOKEN_SECRET=${secret}
     TOKEN_SECRET_PREVIOUS=what TOKEN_SECRET was
     TOKEN_SECRET_NEXT=
   The new one signs, and the one before is still believed.

3. Run ${COMMAND} again, with those settings. It seals anew what the database keeps, and says when TOKEN_SECRET_PREVIOUS may go.
${pushKey ? keepPushKey(pushKey) : ""}`;

const keepPushKey = (pushKey: string) => `
The key by which push services know the server follows from TOKEN_SECRET, too. So that browsers stay subscribed when
TOKEN_SECRET_PREVIOUS goes, set it on every node in the first step, and leave it there:
     VAPID_PRIVATE_KEY=${pushKey}
Do not, if TOKEN_SECRET is no secret any more: browsers are then asked anew.
`;

/** Returns the steps to take once every node has the next secret. */
export const secondSteps =
  (): string => `TOKEN_SECRET_NEXT is set. When all nodes have it, set on every node, one by one,
     TOKEN_SECRET=what TOKEN_SECRET_NEXT is
     TOKEN_SECRET_PREVIOUS=what TOKEN_SECRET is
     TOKEN_SECRET_NEXT=
and when all of them have that, run ${COMMAND} again.
`;

/** The counts of re-encrypted records, by kind. */
export interface ReencryptionResults {
  readonly apps: ReencryptionResult;
  readonly webhooks: ReencryptionResult;
}

/** Reports the result of the re-encryption. */
export const sealedReport = ({ apps, webhooks }: ReencryptionResults): string =>
  `Sealed anew: authenticator apps: ${apps.sealed}; secrets of webhooks: ${webhooks.sealed}.\n`;

/** Returns how many stored values none of the secrets opens. */
export const unreadableIn = ({ apps, webhooks }: ReencryptionResults): number => apps.unreadable + webhooks.unreadable;

/** Explains why the rotation does not go on while there are such values. */
export const unreadableReport = ({ apps, webhooks }: ReencryptionResults): string =>
  `Sealed with a secret that is not set here: authenticator apps: ${apps.unreadable}; secrets of webhooks: ${webhooks.unreadable}.
No step was taken or is printed before they can be opened. Use the settings of the server; if there was another secret before, set it as
TOKEN_SECRET_PREVIOUS, and run ${COMMAND} again. If it is lost, these people have to set up their apps again, and companies
have to make new secrets for their webhooks.`;

/** Explains that there is nothing to rotate. */
export const noSecret = (dataDir: string): string =>
  `There is no secret to rotate: TOKEN_SECRET is not set, and DATA_DIR=${dataDir} has none. Use the settings of the server.`;

/** Explains when the previous secret can be removed. */
export const lastSteps =
  (): string => `Nothing that is stored needs TOKEN_SECRET_PREVIOUS any more. Remove it on every node, one by one:
- if it is no secret any more, now: links in mails that were sent before end, and companies should rotate the secrets of
  their webhooks, which whoever had it could work out;
- else ${PREVIOUS_SECRET_DAYS} days after it signed for the last time, so that the links in mails work as long as people may want them.
Log-ins outlast either: browsers get a new token on the way, programs with their refresh token.
`;

/** Reports the rotation in a data folder that stores its own secret. */
export const developmentFirstSteps = (
  dataDir: string,
): string => `There is a new secret, and the one before is believed for ${PREVIOUS_SECRET_DAYS} days.
Restart the server, then run ${COMMAND} again: it seals anew what the database keeps. The one before is in
${previousFile(dataDir)}; without that file it is believed no longer.
`;

/** Explains when the previous secret is removed automatically. */
export const developmentLastSteps = (
  dataDir: string,
  until: Date,
): string => `Nothing that is stored needs the secret before any more. It goes by itself on ${until.toISOString().slice(0, 10)},
or when you delete ${previousFile(dataDir)} and restart the server. Until then there is no other.
`;
