import type { Prisma } from "../../server/generated/prisma/client.ts";
import { endOfDay } from "../../server/platform/zoned-times.ts";
import { dayFrom, demoId } from "./demo-clock.ts";
import type { DemoOffer } from "./demo-data.ts";
import type { DemoWorld } from "./demo-world.ts";

const TIME_ZONE = "Asia/Kolkata";

/** Returns an offer of the demo as rows: itself, and the events of its application. */
export function offerRows(
  { clock }: DemoWorld,
  { at, accepted, reply = "", startsInDays, expiresInDays, payMin, place, text }: DemoOffer,
  { applicationId, seekerId, memberId }: Readonly<Record<"applicationId" | "seekerId" | "memberId", string>>,
) {
  const createdAt = clock.ago(at, `offer:${applicationId}`);
  const endedAt = accepted === undefined ? null : clock.ago(accepted, `accepted:${applicationId}`);
  const expiresOn = dayFrom(clock.now, expiresInDays);
  const offer: Prisma.OfferUncheckedCreateInput = {
    ...{ id: demoId(createdAt, `offer:${applicationId}`), applicationId, version: 1, sentById: memberId, createdAt },
    ...{ payMin, place, text, payCurrency: "INR", payUnit: "YEAR", reply, endedAt, timeZone: TIME_ZONE },
    ...{ startsOn: dayFrom(clock.now, startsInDays), expiresOn },
    expiresAt: endOfDay(TIME_ZONE, expiresOn),
    ...(endedAt && { status: "ACCEPTED" }),
  };
  const sent = { applicationId, kind: "OFFER_SENT" as const, actorId: memberId, createdAt };
  const ended = endedAt && { applicationId, kind: "OFFER_ACCEPTED" as const, actorId: seekerId, createdAt: endedAt };
  return { offer, events: ended ? [sent, ended] : [sent] };
}
