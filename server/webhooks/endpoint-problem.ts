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
  if (!role) return "The member responsible for this webhook has left the company.";
  if (!roleCan(role, "MANAGE_APPS")) return "The member responsible for this webhook can no longer manage apps.";
  if (lacksFactor) return "The member responsible for this webhook has no second factor, which the company requires.";
  return disabledAt ? "Deliveries failed for 3 days." : null;
}
