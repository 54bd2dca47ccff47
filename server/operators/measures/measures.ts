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
  /** The owner of the account, message or job. */
  readonly concerned: Concerned;
  /** The people to notify, who may appeal. */
  readonly addressees: readonly string[];
  readonly wasReported: boolean;
}

/**
 * Records a measure and notifies those concerned by mail, with a link to appeal. @returns its id; null when nobody
 * concerned exists any more
 */
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

/** Reverses a measure without an appeal; a pending appeal is thereby granted. Those concerned are notified by mail. */
export async function takeBack(
  { mail, clock }: Platform,
  tx: Transaction,
  { id: measureId, kind, about, title }: StoredMeasure,
  { accountId }: ActingOperator,
  explanation: string,
): Promise<void> {
  const now = clock();
  await endMeasure(tx, measureId, now);
  const wasAppealed = await answerAppeal(tx, measureId, {
    outcome: "GRANTED",
    explanation,
    decidedById: accountId,
    decidedAt: now,
  });
  for (const to of await findAddressees(tx, await findMeasureAddressees(tx, measureId)))
    await mail.send(tx, withdrawnMail(to, { measureId, kind, about, title, explanation, wasAppealed }));
}

/** Requires that the operator has no interest in the thing. @throws FORBIDDEN */
export async function requireUninvolved(
  tx: Transaction,
  { accountId }: ActingOperator,
  thing: ReportedThing,
): Promise<void> {
  if (await isInvolved(tx, accountId, thing)) throw new AppError("FORBIDDEN", INVOLVED);
}
