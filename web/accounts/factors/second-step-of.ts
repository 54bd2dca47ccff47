import { CombinedGraphQLErrors } from "@apollo/client";

/** A factor that the account can use. */
export type Factor = "PASSKEY" | "AUTHENTICATOR_APP" | "RECOVERY_CODE";

/** The factors required by a login after the correct password. */
export interface SecondStepRequired {
  readonly challenge: string;
  readonly factors: readonly Factor[];
}

/** Extracts the second step required by a login; null when the login failed otherwise. */
export function secondStepOf(error: unknown): SecondStepRequired | null {
  const { code, challenge, factors } = (CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions) || {};
  if (code !== "SECOND_FACTOR_REQUIRED" || typeof challenge !== "string" || !Array.isArray(factors)) return null;
  return { challenge, factors };
}
