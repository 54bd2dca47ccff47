import { z } from "zod";
import type { Role } from "../../../generated/prisma/enums.ts";
import { dayAndMonth } from "../../day-and-month.ts";
import { noticeKind } from "../../notice-kind.ts";
import { findExpiringKey, findExpiringKeys } from "./key-expiring.store.ts";

const APPS_PATH = { SEEKER: "/main/developers", RECRUITER: "/main-recruiter/developers" } as const;

/** A key of an app expires within a week, and its program stops working then. */
const keyExpiring = (role: Role) =>
  noticeKind({
    label: "API keys expiring soon",
    role,
    reason: "you are responsible for an API key on Worklane",
    defaults: { page: true, mail: "AT_ONCE" },
    isImportant: true,
    cause: z.object({ keyId: z.uuid() }),
    async read(tx, { keyId }, { now }) {
      return (await findExpiringKey(tx, keyId, now)).map(({ accountId, companyId, appName, day }) => ({
        accountId,
        cause: `key-expiring:${keyId}`,
        title: `A key for ${appName} expires on ${dayAndMonth(day)}`,
        body: "Create a new key and give it to the program before then.",
        path: APPS_PATH[role],
        ...(companyId && { companyId }),
      }));
    },
    find: {
      each: "hour",
      causes: async (db, now) =>
        (await findExpiringKeys(db, { ofCompanies: role === "RECRUITER", now })).map((cause) => ({
          id: cause.keyId,
          cause,
        })),
    },
  });

/** A key of a seeker's app expires soon. */
export const ownKeyExpiring = keyExpiring("SEEKER");

/** A key of a company's app expires soon. */
export const companyKeyExpiring = keyExpiring("RECRUITER");
