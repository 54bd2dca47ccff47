import { useApplicationTalkQuery } from "../generated/messages/messages.ts";
import { applicationOf } from "./application-peer.ts";

/**
 * The conversation of an application, and the company as its other side for the applicant. Undefined until it has
 * loaded, and before the first message; `peerId` null: none.
 */
export function useApplicationTalk(peerId: string | null) {
  const applicationId = applicationOf(peerId);
  const { data } = useApplicationTalkQuery({
    variables: { applicationId: applicationId ?? "" },
    skip: applicationId === null,
    fetchPolicy: "cache-and-network",
  });
  const talk = data?.applicationConversation;
  return talk && peerId ? { ...talk, peer: { id: peerId, name: talk.companyName } } : undefined;
}
