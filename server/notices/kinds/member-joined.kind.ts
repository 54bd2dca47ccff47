import { z } from "zod";
import { noticeKind } from "../notice-kind.ts";
import { ownersNotifiedOf } from "./member-joined.store.ts";

/** A person has joined a company: sent to its owners, except the one who accepted them. */
export const memberJoined = noticeKind({
  label: "New members of your company",
  role: "RECRUITER",
  reason: "you are an owner of a company on Worklane",
  defaults: { page: true, mail: "DAILY" },
  cause: z.object({ companyId: z.uuid(), accountId: z.uuid(), letInBy: z.uuid().nullable() }),
  async read(tx, { companyId, accountId, letInBy }) {
    const owners = await ownersNotifiedOf(tx, companyId, accountId);
    return owners
      .filter((owner) => owner.accountId !== letInBy)
      .map((owner) => ({
        accountId: owner.accountId,
        cause: `member-joined:${companyId}:${accountId}:${owner.joinedAt}`,
        title: `${owner.name} joined ${owner.companyName}`,
        path: "/main-recruiter/people",
        companyId,
        aboutId: accountId,
      }));
  },
});
