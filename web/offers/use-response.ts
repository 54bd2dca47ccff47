import { useApolloClient } from "@apollo/client/react";
import { problemOf } from "../apollo/problem.ts";
import { OffersDocument } from "../generated/offers/offers.ts";
import { announce } from "../ui/notices/announce.tsx";
import { notifyFailure } from "../ui/notices/notify.ts";

/**
 * Returns a function that sends a response to an offer of an application, and resolves with whether it was accepted. When
 * the offer is no longer as it is shown, the present one is loaded, and the error is shown apart from the form, which
 * belongs to the other.
 */
export function useResponse(applicationId: string, onRefused: (message: string) => void = notifyFailure) {
  const client = useApolloClient();
  return async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await send();
      announce(done);
      return true;
    } catch (error) {
      const { code, message } = problemOf(error);
      if (code !== "CONFLICT") throw error;
      onRefused(message);
      const query = { query: OffersDocument, variables: { applicationId }, fetchPolicy: "network-only" } as const;
      await client.query(query).catch(() => {});
      return false;
    }
  };
}
