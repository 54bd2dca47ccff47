import { useLogOutMutation } from "../generated/accounts/viewer.ts";
import type { Role } from "../generated/graphql.ts";
import { notifyFailure } from "../ui/notices/notify.ts";
import { useLeave } from "./use-leave.ts";

/** Logs out and leaves the area for `/`, or `to`. On failure it stays and reports that. */
export function useLogOut(role: Role, to?: string): () => void {
  const [logOut] = useLogOutMutation();
  const leave = useLeave(role, to);
  return () => {
    leave(() => logOut({ variables: { role } })).catch(() => notifyFailure("Logout failed"));
  };
}
