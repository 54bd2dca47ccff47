import { CombinedGraphQLErrors } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { from, mergeMap, of } from "rxjs";
import type { Role } from "../generated/graphql.ts";

/** Asks the person to confirm their identity; resolves with true when they have. */
type Ask = (ways: { readonly hasPasskey: boolean }) => Promise<boolean>;

const askers = new Map<Role, Ask>();
/** The open dialogs: requests in the meantime wait for the same result. */
const open = new Map<Role, Promise<boolean>>();

/** Calls `ask` when the server requires the person to confirm their identity, until the returned function is called. */
export function onConfirmationRequired(role: Role, ask: Ask): () => void {
  askers.set(role, ask);
  return () => {
    if (askers.get(role) === ask) askers.delete(role);
  };
}

/** Asks the person to confirm their identity; true when they have. Concurrent requests share one dialog. */
export function askToConfirm(role: Role, ways: { readonly hasPasskey: boolean }): Promise<boolean> {
  const asked = open.get(role);
  if (asked) return asked;
  const answer = (askers.get(role)?.(ways) ?? Promise.resolve(false)).finally(() => open.delete(role));
  open.set(role, answer);
  return answer;
}

/**
 * Retries operations that were refused because the login is too old, once the person has confirmed their identity;
 * otherwise they fail.
 */
export const reauthenticationLink = (role: Role): ErrorLink =>
  new ErrorLink(({ error, result, operation, forward }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    const refused = error.errors.find(({ extensions }) => extensions?.code === "REAUTHENTICATION_REQUIRED");
    if (!refused) return;
    const factors = refused.extensions?.factors;
    const hasPasskey = Array.isArray(factors) && factors.includes("PASSKEY");
    return from(askToConfirm(role, { hasPasskey })).pipe(
      mergeMap((isConfirmed) => (isConfirmed ? forward(operation) : of(result ?? { errors: [refused] }))),
    );
  });
