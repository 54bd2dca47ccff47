import type { CompanyRole } from "../generated/prisma/enums.ts";
import { roleMay } from "../platform/company-permissions.ts";

/** Why nothing is sent to an endpoint; null: it is sent what happens. `role`: what whoever answers for it is in the company. */
export function endpointProblem({ disabledAt, role }: { disabledAt: Date | null; role: CompanyRole | null }) {
  if (!role) return "Whoever answered for this webhook is not in the company any more.";
  if (!roleMay(role, "MANAGE_APPS")) return "Whoever answers for this webhook may not manage apps any more.";
  return disabledAt ? "Nothing arrived for three days." : null;
}
