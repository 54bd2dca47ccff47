import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";
import { findPair } from "./connections.store.ts";

/** Returns the cause of a request from one person to another, also used when it is withdrawn. */
export const requestCause = (requesterId: string, addresseeId: string): string =>
  `connection-request:${requesterId}:${addresseeId}`;

/** A request to connect. However often the two request and withdraw, the notice is sent once. */
export const connectionRequest = noticeKind({
  label: "Connection requests",
  role: "SEEKER",
  reason: "someone asked to connect with you on Worklane",
  defaults: { page: true, mail: "AT_ONCE" },
  push: "You have a connection request.",
  cause: z.object({ requesterId: z.uuid(), addresseeId: z.uuid() }),
  async read(tx, { requesterId, addresseeId }) {
    const pair = await findPair(tx, requesterId, addresseeId);
    if (pair?.status !== "REQUESTED") return [];
    return [
      {
        accountId: addresseeId,
        cause: requestCause(requesterId, addresseeId),
        title: `${pair.requesterName} wants to connect`,
        body: "View their profile and respond.",
        path: `/main/usersprofile/${requesterId}`,
        aboutId: requesterId,
      },
    ];
  },
});
