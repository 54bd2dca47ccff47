import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { readConfig } from "../server/config.ts";
import { closePlatform, createPlatform } from "../server/create-platform.ts";
import { OperatorRole } from "../server/generated/prisma/enums.ts";
import { AppError } from "../server/platform/errors.ts";
import { createLogger } from "../server/platform/logging/log.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { createServices } from "../server/services/services.ts";

const USAGE = `npm run operators                        who works at the operators' desk
npm run operators -- add EMAIL ROLE      make a recruiter's account an operator: support, moderator or administrator
npm run operators -- remove EMAIL        end an operator's work`;

const [command, email, roleName = ""] = process.argv.slice(2);
const role = Object.values(OperatorRole).find((value) => value === roleName.toUpperCase());
if (command && !(command === "add" && email && role) && !(command === "remove" && email)) {
  console.error(USAGE);
  process.exit(1);
}
if (existsSync(".env")) process.loadEnvFile(".env");
const config = readConfig(process.env);
const database = await prepareDatabase(config);
const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
const platform = await createPlatform({ config, databaseUrl: database.url, publicUrl, log: createLogger("error") });
const { operators, assistant, auditLog } = createServices(platform, config);
/** As whom the audit log names who works here. */
const by = `command line: ${userInfo().username}`;
try {
  const all =
    email && role
      ? await operators.addByCommand({ email, role }, by)
      : email
        ? await operators.removeByCommand(email, by)
        : await operators.all();
  for (const { email, role, hasSecondFactor } of all)
    console.log(`${email}  ${role.toLowerCase()}${hasSecondFactor ? "" : "  (no second factor yet)"}`);
  if (!command) console.log(`${all.length} operators.\n\n${USAGE}`);
} catch (error) {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
}

await assistant.close();
await auditLog.flush();
await closePlatform(platform);
await database.stop();
