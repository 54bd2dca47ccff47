import type { Interview } from "../../server/generated/prisma/client.ts";
import type { Client } from "./factory.ts";

/** Saves an interview of half an hour that a member of a company offers at one time, or that is scheduled then. */
export const buildInterview = (
  prisma: Client,
  {
    memberId,
    companyId,
    startsAt,
    isScheduled = false,
    ...fields
  }: { applicationId: string; memberId: string; companyId: string; startsAt: Date; isScheduled?: boolean },
): Promise<Interview> => {
  const until = new Date(startsAt.getTime() + 30 * 60_000);
  const busy = isScheduled ? { busyFrom: startsAt, busyUntil: until } : {};
  return prisma.interview.create({
    data: {
      ...{
        title: "First interview",
        minutes: 30,
        breakMinutes: 0,
        place: "2 Mill Road, Pune",
        timeZone: "UTC",
        ...fields,
      },
      ...{ offeredById: memberId, ranges: [{ from: startsAt, until }], answerBy: startsAt },
      ...(isScheduled && { status: "SCHEDULED", startsAt }),
      members: { create: { accountId: memberId, companyId, ...busy } },
    },
  });
};
