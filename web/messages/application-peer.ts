const PREFIX = "application:";

/** The key of an application's conversation, where that of a chat is the other person's id. */
export const applicationPeer = (applicationId: string): string => PREFIX + applicationId;

/** Returns the application that a conversation is about; null for a chat with a person. */
export const applicationOf = (peerId: string | null): string | null =>
  peerId?.startsWith(PREFIX) ? peerId.slice(PREFIX.length) : null;
