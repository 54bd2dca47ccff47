import { clientOf, type Queryable } from "../../platform/database/database.ts";
import { isWithheld } from "./session-strength.sql.ts";

/**
 * Returns an account's companies with a second-factor requirement in effect that its session does not meet, by name.
 */
export const findCompaniesRequiringFactor = (
  db: Queryable,
  { accountId, sessionId }: { readonly accountId: string; readonly sessionId: string },
  now: Date,
): Promise<{ id: string; name: string }[]> =>
  clientOf(db).$queryRawUnsafe(
    `select c.id, c.name from sessions s join company_members m on m.account_id = s.account_id join companies c on c.id = m.company_id
     where s.id = $1::uuid and s.account_id = $2::uuid and ${isWithheld("s", "m.company_id", "$3::timestamptz")}
     order by c.name, c.id`,
    sessionId,
    accountId,
    now,
  );
