import type { Stored } from "../platform/database/database.ts";
import { type ReencryptionResult, reencrypt } from "../platform/secrets/reencrypt.ts";
import type { ServerSecrets } from "../platform/secrets/server-secrets.ts";
import { readSecrets, sealSecrets } from "./webhook-secret.ts";
import { listSecrets, replaceSecrets } from "./webhooks.store.ts";

/** Re-encrypts all endpoints' secrets with the server's current one, so that an older one can be removed. */
export const reencryptSecrets = (db: Stored, secrets: ServerSecrets): Promise<ReencryptionResult> =>
  reencrypt({
    list: (after) => listSecrets(db, after),
    idOf: ({ id }) => id,
    read: (stored) => readSecrets(secrets, stored),
    write: (stored, bytes) => replaceSecrets(db, stored, sealSecrets(secrets, stored, bytes)),
  });
