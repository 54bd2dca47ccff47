import { useNavigate } from "react-router-dom";
import { forget } from "../apollo/client.ts";
import { whileLeaving } from "../apollo/session-link.ts";
import { type Role, useLogOutMutation } from "../generated/graphql.ts";
import { tellFailure } from "../ui/notify.ts";

/** Ends the session, forgets what was seen under it, and goes to `/`. Stays, and says so, when it did not work. */
export function useLogOut(role: Role): () => void {
  const [logOut] = useLogOutMutation();
  const navigate = useNavigate();
  return () => {
    whileLeaving(role, async () => {
      await logOut({ variables: { role } });
      await navigate("/");
      await forget(role);
    }).catch(() => tellFailure("Logout failed"));
  };
}
