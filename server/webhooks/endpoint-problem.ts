import type { CompanyRole } from "../generated/prisma/enums.ts";
import { roleCan } from "../platform/company-permissions.ts";

/**
 * Returns why nothing is sent to an endpoint; null if it is active. `role`: the current role in the company of the
 * member responsible for it. `lacksFactor`: whether they lack a second factor that the company requires.
 */
export function endpointProblem({
  disabledAt,
  role,
  lacksFactor = false,
}: {
  disabledAt: Date | null;
  role: CompanyRole | null;
  lacksFactor?: boolean;
}) {
  if (!role) return "Whoever answered for this webhook is not in the company any more.";
  if (!roleCan(role, "MANAGE_APPS")) return "Whoever answers for this webhook may not manage apps any more.";
  if (lacksFactor) return "Whoever answers for this webhook has no second factor, which the company requires.";
  return disabledAt ? "Nothing arrived for three days." : null;
}
