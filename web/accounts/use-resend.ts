import { problemOf } from "../apollo/problem.ts";
import { useResendVerificationMutation } from "../generated/accounts/accounts.ts";
import type { Role } from "../generated/graphql.ts";

/** Resends the verification mail; resolves with the message to show. */
export function useResend(role: Role): (email: string) => Promise<string> {
  const [resend] = useResendVerificationMutation();
  return async (email) => {
    try {
      const { data } = await resend({ variables: { input: { role, email } } });
      return data?.resendVerification.message ?? "";
    } catch (error) {
      return problemOf(error).message;
    }
  };
}
