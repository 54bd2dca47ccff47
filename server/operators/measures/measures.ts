import { randomToken, tokenHash } from "../../accounts/tokens.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ActingOperator } from "../operators.service.ts";
import { findAddressees, type ReportedThing } from "../report-queue.store.ts";
import { measureMail, withdrawnMail } from "./measures.mails.ts";
import {
  answerAppeal,
  type Concerned,
  endMeasure,
  findMeasureAddressees,
  insertMeasure,
  isInvolved,
  type MeasureData,
  type StoredMeasure,
} from "./measures.store.ts";

const INVOLVED = "This is about you, your company or something that you reported. Another operator decides it.";

interface NewMeasure extends MeasureData {
  /** Whose account, message or job it is. */
  readonly concerned: Concerned;
  /** Who is written to, and may appeal. */
  readonly addressees: readonly string[];
  readonly wasReported: boolean;
}

/** Notes what is done about somebody and writes to them, with a link to appeal. @returns its id; null when there is nobody any more */
export async function impose(
  { mail, publicUrl, clock }: Platform,
  tx: Transaction,
  { concerned, addressees, wasReported, ...data }: NewMeasure,
): Promise<string | null> {
  const people = await findAddressees(tx, addressees);
  if ("accountId" in concerned && people.length === 0) return null;
  const told = people.map((to) => ({ to, token: randomToken() }));
  const measureId = await insertMeasure(
    tx,
    { ...data, ...concerned, createdAt: clock() },
    told.map(({ to: { accountId }, token }) => ({ accountId, tokenHash: tokenHash(token) })),
  );
  for (const { to, token } of told)
    await mail.send(tx, measureMail({ ...data, publicUrl, measureId, to, token, wasReported }));
  return measureId;
}

/** Takes a measure back without an appeal: one that waits is granted by it. Those whom it concerns are written to. */
export async function takeBack(
  { mail, clock }: Platform,
  tx: Transaction,
  { id: measureId, kind, about, title }: StoredMeasure,
  { accountId }: ActingOperator,
  explanation: string,
): Promise<void> {
  const now = clock();
  await endMeasure(tx, measureId, now);
  await answerAppeal(tx, measureId, { outcome: "GRANTED", explanation, decidedById: accountId, decidedAt: now });
  for (const to of await findAddressees(tx, await findMeasureAddressees(tx, measureId)))
    await mail.send(tx, withdrawnMail(to, { measureId, kind, about, title, explanation }));
}

/** That a thing is none of the operator's own. @throws FORBIDDEN */
export async function requireUninvolved(
  tx: Transaction,
  { accountId }: ActingOperator,
  thing: ReportedThing,
): Promise<void> {
  if (await isInvolved(tx, accountId, thing)) throw new AppError("FORBIDDEN", INVOLVED);
}
