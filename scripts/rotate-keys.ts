import { reencryptApps } from "../server/accounts/factors/reencrypt-apps.ts";
import { type DatabaseCommand, requireUsage, runOnDatabase } from "../server/command-line.ts";
import {
  hasDevelopmentSecret,
  newSecret,
  previousValidUntil,
  rotateDevelopmentSecret,
} from "../server/development/development-secrets.ts";
import { OperatorError } from "../server/platform/operator-error.ts";
import * as say from "../server/rotation-steps.ts";
import { reencryptSecrets } from "../server/webhooks/reencrypt-secrets.ts";

// npm run rotate-keys: changes TOKEN_SECRET step by step, without logging anybody out. The next step follows from the
// settings; it is performed as far as possible here, and the rest is printed (docs/operations.md).

requireUsage(
  "npm run rotate-keys             does the next step; it takes no arguments (docs/operations.md)",
  process.argv.length === 2,
);
await runOnDatabase(async (command) => {
  const { secrets, dataDir } = command.config;
  const isKept = !process.env.TOKEN_SECRET;
  if (isKept && !hasDevelopmentSecret(dataDir)) throw new OperatorError(say.noSecret(dataDir));
  const hasPrevious = secrets.oldest !== secrets.current;

  if (hasPrevious) await command.record("OPERATOR_SECRETS_SEALED");
  const results = await reencryptAll(command);
  if (hasPrevious) console.log(say.sealedReport(results));
  if (say.unreadableIn(results) > 0) throw new OperatorError(say.unreadableReport(results));
  if (process.env.TOKEN_SECRET_NEXT) console.log(say.secondSteps());
  else if (!hasPrevious) console.log(await begin(command, isKept));
  else
    console.log(
      isKept ? say.developmentLastSteps(dataDir, previousValidUntil(dataDir) ?? new Date()) : say.lastSteps(),
    );
});

/** Recorded first: an unrecorded secret is worse than the record of an unused one. */
async function begin({ config: { dataDir, pushKeys }, record }: DatabaseCommand, isKept: boolean): Promise<string> {
  await record("OPERATOR_SECRET_MADE");
  if (!isKept) return say.firstSteps(newSecret(), process.env.VAPID_PRIVATE_KEY ? null : pushKeys.privateKey);
  rotateDevelopmentSecret(dataDir, new Date());
  return say.developmentFirstSteps(dataDir);
}

/** Changes nothing that the current secret has encrypted. */
async function reencryptAll({ config: { secrets }, db }: DatabaseCommand): Promise<say.ReencryptionResults> {
  return { apps: await reencryptApps(db, secrets), webhooks: await reencryptSecrets(db, secrets) };
}
