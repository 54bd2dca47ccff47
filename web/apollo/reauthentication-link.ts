import { CombinedGraphQLErrors } from "@apollo/client";
import { ErrorLink } from "@apollo/client/link/error";
import { from, mergeMap, of } from "rxjs";
import type { Role } from "../generated/graphql.ts";

/** Asks the person to prove that it is them: true when they have. */
type Ask = (ways: { readonly hasPasskey: boolean }) => Promise<boolean>;

const askers = new Map<Role, Ask>();
/** The dialogs that are open: what asks meanwhile waits for the same answer. */
const open = new Map<Role, Promise<boolean>>();

/** Has `ask` called when the server wants to know that it is still the person who logged in, until the returned function is called. */
export function onConfirmationRequired(role: Role, ask: Ask): () => void {
  askers.set(role, ask);
  return () => {
    if (askers.get(role) === ask) askers.delete(role);
  };
}

/** Asks the person to prove that it is them: true when they have. One dialog for all that ask at once. */
export function askToConfirm(role: Role, ways: { readonly hasPasskey: boolean }): Promise<boolean> {
  const asked = open.get(role);
  if (asked) return asked;
  const answer = (askers.get(role)?.(ways) ?? Promise.resolve(false)).finally(() => open.delete(role));
  open.set(role, answer);
  return answer;
}

/** Sends what the server refused for an old log-in again, once the person has confirmed that it is them; if not, it stays refused. */
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
