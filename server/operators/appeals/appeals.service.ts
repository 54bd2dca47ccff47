import { z } from "zod";
import { APPEAL_DAYS, MAX_APPEAL } from "../../../shared/operators.ts";
import { tokenHash } from "../../accounts/tokens.ts";
import type { AuditLog } from "../../audit/audit-log.ts";
import { type MaybeActor, requirePerson } from "../../platform/actor.ts";
import type { ClientInfo } from "../../platform/client-info.ts";
import { deviceName } from "../../platform/device-name.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { networkOf } from "../../platform/rate-limits/network-of.ts";
import { mapPage, type Page, type PageInput } from "../../platform/search/page.ts";
import { check, requiredText, requireId } from "../../platform/validation.ts";
import { APPEALS_BY_ACCOUNT, APPEALS_BY_ADDRESS } from "./appeals.rate-limits.ts";
import {
  type Appellant,
  findMeasureByToken,
  insertAppeal,
  listOwnMeasures,
  lockToAppeal,
  type OwnMeasure,
} from "./appeals.store.ts";

const DAY_MS = 86_400_000;
const NO_MEASURE = "Decision not found.";
const APPEALED = "You have already appealed. Each decision is reviewed once.";
const ENDED = "This decision has already been revoked.";
const LATE = `The ${APPEAL_DAYS} days in which you could appeal have passed.`;
const textSchema = z.object({
  text: requiredText(MAX_APPEAL, "Your appeal", "Explain why you think this decision is wrong."),
});

/** A measure as those concerned see it, with whether they can still appeal. */
export interface ShownMeasure extends OwnMeasure {
  readonly appealUntil: Date;
  readonly canAppeal: boolean;
}

const invalidToken = () =>
  new AppError(
    "INVALID_TOKEN",
    "This link has expired or has already been used. If you can log in, see your settings.",
  );
const untilOf = (createdAt: Date) => new Date(createdAt.getTime() + APPEAL_DAYS * DAY_MS);

/**
 * Shows people the operators' measures against them, and handles appeals: once, within 30 days, even when they cannot
 * log in.
 */
export class AppealService {
  constructor(
    private readonly platform: Platform,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * Lists the operators' measures concerning the acting account, newest first. @throws UNAUTHENTICATED, FORBIDDEN for
   * keys, BAD_USER_INPUT
   */
  async own(actor: MaybeActor, page: PageInput): Promise<Page<ShownMeasure>> {
    const { accountId } = requirePerson(actor);
    return mapPage(await listOwnMeasures(this.platform.db, accountId, page), (measure) => this.#shown(measure));
  }

  /** Returns the measure of a mailed link, for whoever holds it. Read-only. @throws INVALID_TOKEN, RATE_LIMITED */
  async byToken({ address }: Pick<ClientInfo, "address">, token: string): Promise<ShownMeasure> {
    await this.platform.limits.take(APPEALS_BY_ADDRESS, networkOf(address));
    const found = await findMeasureByToken(this.platform.db, tokenHash(token));
    if (!found) throw invalidToken();
    const measure = this.#shown(found);
    if (!measure.canAppeal) throw invalidToken();
    return measure;
  }

  /**
   * Appeals against a measure concerning the acting account. @throws UNAUTHENTICATED, FORBIDDEN for keys, NOT_FOUND,
   * CONFLICT, BAD_USER_INPUT, RATE_LIMITED
   */
  async appeal(actor: MaybeActor, { measureId, ...input }: { measureId: string; text: string }): Promise<void> {
    const { accountId, client } = requirePerson(actor);
    const id = requireId(measureId, NO_MEASURE);
    await this.platform.limits.take(APPEALS_BY_ACCOUNT, accountId);
    await this.#appeal({ measureId: id, accountId }, input, client, new AppError("NOT_FOUND", NO_MEASURE));
  }

  /** Appeals with a mailed link, which is used up. @throws INVALID_TOKEN, CONFLICT, BAD_USER_INPUT, RATE_LIMITED */
  async appealByToken(client: ClientInfo, { token, ...input }: { token: string; text: string }): Promise<void> {
    await this.platform.limits.take(APPEALS_BY_ADDRESS, networkOf(client.address));
    await this.#appeal({ tokenHash: tokenHash(token) }, input, client, invalidToken());
  }

  async #appeal(
    by: Appellant,
    input: { text: string },
    client: Pick<ClientInfo, "address" | "userAgent"> | undefined,
    unknown: AppError,
  ): Promise<void> {
    const { text } = check(textSchema, input);
    const { db, clock } = this.platform;
    const now = clock();
    await db.transaction(async (tx) => {
      const measure = await lockToAppeal(tx, by);
      if (!measure) throw unknown;
      const { accountId, companyId, targetId, createdAt } = measure;
      if (measure.hasAppeal) throw new AppError("CONFLICT", APPEALED);
      if (measure.isEnded) throw new AppError("CONFLICT", ENDED);
      if (now >= untilOf(createdAt)) throw new AppError("CONFLICT", LATE);
      await insertAppeal(tx, measure, text, now);
      const from = { address: client?.address ?? "", device: client ? deviceName(client.userAgent) : "" };
      await this.auditLog.record(tx, [
        {
          ...{ accountId, companyId, appId: null, subjectId: targetId, ...from },
          operation: "APPEAL_MADE",
          outcome: "ALLOWED",
        },
      ]);
    });
  }

  #shown(measure: OwnMeasure): ShownMeasure {
    const appealUntil = untilOf(measure.createdAt);
    const isOpen = measure.endedAt === null && measure.appealedAt === null;
    return { ...measure, appealUntil, canAppeal: isOpen && this.platform.clock() < appealUntil };
  }
}
