import type { CompanyRole } from "../generated/prisma/enums.ts";
import { roleCan } from "../platform/company-permissions.ts";

/**
 * Why nothing is sent to an endpoint; null: it is sent what happens. `role`: what whoever answers for it is in the company.
 * `lacksFactor`: whether they have no second factor, which the company demands.
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
  if (lacksFactor) return "Whoever answers for this webhook has no second factor, which the company demands.";
  return disabledAt ? "Nothing arrived for three days." : null;
}
