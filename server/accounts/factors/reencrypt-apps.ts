import type { Stored } from "../../platform/database/database.ts";
import { type ReencryptionResult, reencrypt } from "../../platform/secrets/reencrypt.ts";
import type { ServerSecrets } from "../../platform/secrets/server-secrets.ts";
import { sealKey, unsealKey } from "./authenticator-codes.ts";
import { listSealedKeys, replaceSealedKey } from "./factors.store.ts";

/**
 * Seals the keys of all authenticator apps again with the current secret, so that they stay readable when an old one is
 * retired.
 */
export const reencryptApps = (db: Stored, secrets: ServerSecrets): Promise<ReencryptionResult> =>
  reencrypt({
    list: (after) => listSealedKeys(db, after),
    idOf: ({ accountId }) => accountId,
    read: ({ accountId, sealedKey }) => unsealKey(secrets, accountId, sealedKey),
    write: (app, key) => replaceSealedKey(db, app, sealKey(secrets, app.accountId, key)),
  });
