import { z } from "zod";

// What legacy clients emit (docs/specification.md 7.8). The rules are the services'.

/** The own id; empty while the client does not know it yet. */
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
