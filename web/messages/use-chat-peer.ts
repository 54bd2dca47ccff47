import { useChatPartnerQuery, useChatPeerQuery } from "../generated/messages/messages.ts";

/**
 * The other person of a chat. Whose profile is not there for the viewer, because one of the two has blocked the other, is
 * still known by the conversation they had. `failed`: there is nobody; null while it is not known.
 */
export function useChatPeer(id: string) {
  const profile = useChatPeerQuery({ variables: { id } });
  const hidden = profile.error !== undefined && !profile.data;
  const past = useChatPartnerQuery({ variables: { id }, skip: !hidden });
  const peer = profile.data?.seeker ?? (hidden ? past.data?.conversation?.peer : undefined) ?? null;
  const failed = hidden && !peer && !past.loading;
  return { peer, failed, retry: () => void profile.refetch().catch(() => {}) };
}
