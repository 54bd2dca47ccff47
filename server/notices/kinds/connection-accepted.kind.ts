import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";
import { findPair } from "./connections.store.ts";

/** A person's request to connect was accepted. */
export const connectionAccepted = noticeKind({
  label: "New connections",
  role: "SEEKER",
  reason: "someone accepted your request to connect on Worklane",
  defaults: { page: true, mail: "DAILY" },
  cause: z.object({ requesterId: z.uuid(), addresseeId: z.uuid() }),
  async read(tx, { requesterId, addresseeId }) {
    const pair = await findPair(tx, requesterId, addresseeId);
    if (pair?.status !== "CONNECTED") return [];
    return [
      {
        accountId: requesterId,
        cause: `connection-accepted:${pair.id}`,
        title: `${pair.addresseeName} accepted your request`,
        body: "You are connected and can message each other.",
        path: `/main/usersprofile/${addresseeId}`,
        aboutId: addresseeId,
      },
    ];
  },
});
