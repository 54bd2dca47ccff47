import { useApplicationTalkQuery } from "../generated/messages/messages.ts";
import { useViewer } from "../session/viewer.ts";
import { applicationOf } from "./application-peer.ts";

/**
 * The conversation of an application, and its other side: the company, or for its members the applicant. Undefined until it has
 * loaded, and before the first message; `peerId` null: none.
 */
export function useApplicationTalk(peerId: string | null) {
  const applicationId = applicationOf(peerId);
  const isMember = useViewer().role === "RECRUITER";
  const { data } = useApplicationTalkQuery({
    variables: { applicationId: applicationId ?? "" },
    skip: applicationId === null,
    fetchPolicy: "cache-and-network",
  });
  const talk = data?.applicationConversation;
  return talk && peerId
    ? { ...talk, peer: { id: peerId, name: isMember ? talk.applicantName : talk.companyName } }
    : undefined;
}
