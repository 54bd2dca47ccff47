import type { Offer, Prisma } from "../../server/generated/prisma/client.ts";
import type { Client } from "./factory.ts";

const DAY = 86_400_000;

/** Saves an open offer that expires in a week, or with these fields. */
export const buildOffer = (
  prisma: Client,
  fields: Partial<Prisma.OfferUncheckedCreateInput> & { readonly applicationId: string },
): Promise<Offer> => {
  const inDays = (days: number) => new Date(Math.floor(Date.now() / DAY) * DAY + days * DAY);
  return prisma.offer.create({
    data: {
      ...{ version: 1, payMin: 1_200_000, payCurrency: "INR", payUnit: "YEAR" as const, place: "Pune" },
      ...{ startsOn: inDays(30), expiresOn: inDays(7), expiresAt: inDays(8), timeZone: "UTC" },
      ...fields,
    },
  });
};
