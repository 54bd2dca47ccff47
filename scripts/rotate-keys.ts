import { existsSync } from "node:fs";
import { sealAppsAnew } from "../server/accounts/factors/seal-apps-anew.ts";
import { readConfig } from "../server/config.ts";
import { newSecret, previousValidUntil, rotateDevelopmentSecret } from "../server/development/development-secrets.ts";
import { openDatabase } from "../server/platform/database/database.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import * as say from "../server/rotation-steps.ts";
import { sealSecretsAnew } from "../server/webhooks/seal-secrets-anew.ts";

// npm run rotate-keys: changes TOKEN_SECRET step by step, without logging anybody out. What is next follows from the
// settings; what can be done here is done, and the rest is said (docs/operations.md).

if (existsSync(".env")) process.loadEnvFile(".env");
const config = readConfig(process.env);
const { secrets, dataDir, pushKeys } = config;
const isKept = !process.env.TOKEN_SECRET;
const hasPrevious = secrets.oldest !== secrets.current;

if (hasPrevious) console.log(say.sealedReport(await sealAnew()));
if (process.env.TOKEN_SECRET_NEXT) console.log(say.secondSteps());
else if (!hasPrevious) console.log(begin());
else
  console.log(isKept ? say.developmentLastSteps(dataDir, previousValidUntil(dataDir) ?? new Date()) : say.lastSteps());

function begin(): string {
  if (!isKept) return say.firstSteps(newSecret(), process.env.VAPID_PRIVATE_KEY ? null : pushKeys.privateKey);
  rotateDevelopmentSecret(dataDir, new Date());
  return say.developmentFirstSteps(dataDir);
}

async function sealAnew(): Promise<say.AllSealedAnew> {
  const database = await prepareDatabase(config);
  const db = openDatabase(database.url, { poolSize: 2, statementSeconds: 0 });
  try {
    return { apps: await sealAppsAnew(db, secrets), webhooks: await sealSecretsAnew(db, secrets) };
  } finally {
    await db.close();
    await database.stop();
  }
}
