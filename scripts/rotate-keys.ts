import { reencryptApps } from "../server/accounts/factors/reencrypt-apps.ts";
import { type DatabaseCommand, runOnDatabase } from "../server/command-line.ts";
import { newSecret, previousValidUntil, rotateDevelopmentSecret } from "../server/development/development-secrets.ts";
import * as say from "../server/rotation-steps.ts";
import { reencryptSecrets } from "../server/webhooks/reencrypt-secrets.ts";

// npm run rotate-keys: changes TOKEN_SECRET step by step, without logging anybody out. The next step follows from the
// settings; it is performed as far as possible here, and the rest is printed (docs/operations.md).

if (process.argv.length > 2) {
  console.error("npm run rotate-keys             does the next step; it takes no arguments (docs/operations.md)");
  process.exit(1);
}
await runOnDatabase(async (command) => {
  const { secrets, dataDir } = command.config;
  const isKept = !process.env.TOKEN_SECRET;
  const hasPrevious = secrets.oldest !== secrets.current;

  if (hasPrevious) console.log(await reencrypt(command));
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

async function reencrypt({ config: { secrets }, db, record }: DatabaseCommand): Promise<string> {
  await record("OPERATOR_SECRETS_SEALED");
  return say.sealedReport({ apps: await reencryptApps(db, secrets), webhooks: await reencryptSecrets(db, secrets) });
}
