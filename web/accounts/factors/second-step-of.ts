import { CombinedGraphQLErrors } from "@apollo/client";

/** A factor that an account can answer with. */
export type Factor = "PASSKEY" | "AUTHENTICATOR_APP" | "RECOVERY_CODE";

/** What a log-in asks for after the right password. */
export interface SecondStepRequired {
  readonly challenge: string;
  readonly factors: readonly Factor[];
}

/** The second step that a log-in was answered with; null when it failed otherwise. */
export function secondStepOf(error: unknown): SecondStepRequired | null {
  const { code, challenge, factors } = (CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions) || {};
  if (code !== "SECOND_FACTOR_REQUIRED" || typeof challenge !== "string" || !Array.isArray(factors)) return null;
  return { challenge, factors };
}
