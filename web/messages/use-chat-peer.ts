import { useChatPartnerQuery, useChatPeerQuery } from "../generated/messages/messages.ts";

/**
 * The other person of a chat. When their profile is not available to the viewer, because one of the two has blocked the
 * other, they are known from the conversation; `profile` is null then. `failed`: no such person; null while unknown, and
 * for nobody.
 */
export function useChatPeer(of: string | null) {
  const id = of ?? "";
  const profile = useChatPeerQuery({ variables: { id }, skip: of === null });
  const hidden = of !== null && profile.error !== undefined && !profile.data;
  const past = useChatPartnerQuery({ variables: { id }, skip: !hidden });
  const peer = profile.data?.seeker ?? (hidden ? past.data?.conversation?.peer : undefined) ?? null;
  const failed = hidden && !peer && !past.loading;
  return { peer, profile: profile.data?.seeker ?? null, failed, retry: () => void profile.refetch().catch(() => {}) };
}
