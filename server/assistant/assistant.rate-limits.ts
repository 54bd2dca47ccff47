import type { Limit } from "../platform/rate-limits/rate-limits.ts";

/** Conversations that one seeker renames or deletes; a whole list can be deleted at once. */
export const CONVERSATION_CHANGES_BY_SEEKER: Limit = {
  name: "change-assistant-conversation",
  points: 300,
  windowSeconds: 600,
  refusal: "You have changed many conversations in a short time.",
};

/** Changes of consent by one seeker. */
export const CONSENT_CHANGES_BY_SEEKER: Limit = {
  name: "assistant-consent",
  points: 60,
  windowSeconds: 600,
  refusal: "You have changed this too many times in a short time.",
};

/** Questions of one seeker that the built-in engine answers; each is stored. */
export const BUILT_IN_QUESTIONS_BY_SEEKER: Limit = {
  name: "assistant:built-in",
  points: 60,
  windowSeconds: 60,
  refusal: "You have asked many questions in a short time.",
};
