import { requireUsage, runOnServices } from "../server/command-line.ts";
import { OperatorRole } from "../server/generated/prisma/enums.ts";

const USAGE = `npm run operators                        who works in the operator console
npm run operators -- add EMAIL ROLE      make a recruiter's account an operator: support, moderator or administrator
npm run operators -- remove EMAIL        remove an operator`;

const [command, email, roleName = ""] = process.argv.slice(2);
const role = Object.values(OperatorRole).find((value) => value === roleName.toUpperCase());
requireUsage(USAGE, !command || Boolean((command === "add" && email && role) || (command === "remove" && email)));
await runOnServices(async ({ services: { operators }, by }) => {
  const all =
    email && role
      ? await operators.addByCommand({ email, role }, by)
      : email
        ? await operators.removeByCommand(email, by)
        : await operators.all();
  for (const { email, role, hasSecondFactor } of all)
    console.log(`${email}  ${role.toLowerCase()}${hasSecondFactor ? "" : "  (no second factor yet)"}`);
  if (!command) console.log(`${all.length} ${all.length === 1 ? "operator" : "operators"}.\n\n${USAGE}`);
});
