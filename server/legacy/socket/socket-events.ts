import { z } from "zod";
import type { Scope } from "../../../shared/scopes.ts";

// Events that legacy clients emit (docs/specification.md 7.8). The rules are in the services.

/** The client's own id; empty while it does not know it yet. */
export const joinEvent = z
  .string()
  .or(z.null().transform(() => ""))
  .catch("");

export const messageEvent = z.object({
  senderId: z.string(),
  receiverId: z.string(),
  content: z.unknown(),
});

export const typingEvent = z.object({ from: z.string(), to: z.string() });

const write: readonly Scope[] = ["messages:read", "messages:write"];

/** The scopes that an API key needs for each event. */
export const EVENT_SCOPES = { join: ["messages:read"] as const, sendMessage: write, typing: write, stopTyping: write };
