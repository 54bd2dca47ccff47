import { useLocation, useNavigate } from "react-router-dom";
import { useHydrated } from "../ui/media.ts";

interface SignedUp {
  readonly email: string;
  /** The server's message. */
  readonly message: string;
}

/** A sign-up that awaits verification: stored in the history entry, so that it is shown again after a reload. */
export function useSignedUp(): [SignedUp | null, (signedUp: SignedUp | null) => void] {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const hydrated = useHydrated();
  const signedUp = (state as { signedUp?: SignedUp } | null)?.signedUp;
  return [
    hydrated && signedUp ? signedUp : null,
    (next) => void navigate({ search }, { replace: true, state: next && { signedUp: next } }),
  ];
}
