import { z } from "zod";
import { searchPath } from "../../../shared/job-search-address.ts";
import { JobAlertFrequency } from "../../generated/prisma/enums.ts";
import { readAlertToken } from "../../notices/mail-links.ts";
import { type Actor, type MaybeActor, requirePerson, requireSeeker } from "../../platform/actor.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ServerSecrets } from "../../platform/secrets/server-secrets.ts";
import { check, requireId } from "../../platform/validation.ts";
import { lockSeeker } from "../../seekers/seekers.store.ts";
import { countJobs } from "../search/job-search.store.ts";
import type { JobSearch } from "../search/job-search.ts";
import { withoutHidden } from "../without-hidden.ts";
import { alertName, compactSearch, hasCondition, searchHash } from "./alert-search.ts";
import { putSearch } from "./alert-searches.store.ts";
import { ALERT_CHANGES } from "./alerts.rate-limits.ts";
import {
  changeAlert,
  createAlert,
  deleteAlert,
  findAlert,
  type JobAlertRow,
  listAlerts,
  setPaused,
} from "./alerts.store.ts";
import { readSearchToStore } from "./match-alerts.ts";

/** The maximum number of alerts per seeker. */
export const MAX_ALERTS = 50;
const DAYS_COUNTED = 7;

const NOT_FOUND = "This alert no longer exists.";
const NO_LINK = "This link is incomplete, or its alert was deleted.";
const NO_CONDITION = "Search for something first: words, a location or a filter.";

const frequencySchema = z.object({ frequency: z.enum(JobAlertFrequency) });

/** An alert as clients see it. */
export interface JobAlertView extends JobAlertRow {
  /** The page that shows the results of its search. */
  readonly path: string;
}

/** A preview of an alert. */
export interface JobAlertPreview {
  readonly name: string;
  /** Number of jobs of the last seven days that it would have sent; counted up to 1000. */
  readonly jobsLastWeek: number;
  /** The acting seeker's existing alert for the same search. */
  readonly alert: JobAlertView | null;
}

/** Changes to an alert; absent fields stay as they are. */
export interface JobAlertChange {
  readonly alertId: string;
  readonly filter?: JobSearch | null | undefined;
  readonly frequency?: JobAlertFrequency | null | undefined;
  readonly paused?: boolean | null | undefined;
}

const viewOf = (alert: JobAlertRow): JobAlertView => ({
  ...alert,
  path: searchPath(alert.search as Parameters<typeof searchPath>[0]),
});

/** Manages seekers' alerts for new jobs. */
export class JobAlertService {
  constructor(
    private readonly platform: Platform,
    private readonly secrets: ServerSecrets,
  ) {}

  /** Lists the acting seeker's alerts, newest first. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<JobAlertView[]> {
    const { accountId } = requireOwner(actor);
    return (await listAlerts(this.platform.db, accountId)).map(viewOf);
  }

  /**
   * Previews an alert for this search, with the number of jobs it would have sent. @throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, RATE_LIMITED
   */
  async preview(actor: MaybeActor, filter: JobSearch): Promise<JobAlertPreview> {
    const { accountId } = requireOwner(actor);
    const { db, limits } = this.platform;
    await limits.take(ALERT_CHANGES, accountId);
    const search = readSearch(filter);
    const postedWithinDays = Math.min(search.postedWithinDays ?? DAYS_COUNTED, DAYS_COUNTED);
    const [{ count }, alerts] = await Promise.all([
      countJobs(db, await withoutHidden(db, actor, { ...search, postedWithinDays })),
      listAlerts(db, accountId),
    ]);
    const same = alerts.find((alert) => isSame(alert.search, search));
    return { name: alertName(search), jobsLastWeek: count, alert: same ? viewOf(same) : null };
  }

  /**
   * Creates an alert for the acting seeker; there is only one per search. @throws UNAUTHENTICATED, FORBIDDEN,
   * BAD_USER_INPUT, CONFLICT, RATE_LIMITED
   */
  async create(actor: MaybeActor, input: { filter: JobSearch; frequency: JobAlertFrequency }): Promise<JobAlertView> {
    const { accountId: seekerId } = requireOwner(actor);
    const { frequency } = check(frequencySchema, input);
    const search = readSearch(input.filter);
    await this.platform.limits.take(ALERT_CHANGES, seekerId);
    const asked = await readSearchToStore(this.platform.db, search);
    return this.#change(seekerId, async (tx, alerts) => {
      const same = alerts.find((alert) => isSame(alert.search, search));
      if (same) return changeAlert(tx, same.id, { frequency, pausedAt: null });
      if (alerts.length >= MAX_ALERTS)
        throw new AppError("CONFLICT", `You have ${MAX_ALERTS} alerts, the maximum. Delete one first.`);
      return createAlert(tx, { seekerId, searchId: await putSearch(tx, asked), name: alertName(search), frequency });
    });
  }

  /**
   * Edits one of the acting seeker's alerts. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT,
   * RATE_LIMITED
   */
  async edit(actor: MaybeActor, change: JobAlertChange): Promise<JobAlertView> {
    const { accountId: seekerId } = requireOwner(actor);
    const id = requireId(change.alertId, NOT_FOUND);
    const frequency = change.frequency ? check(frequencySchema, change).frequency : null;
    const search = change.filter ? readSearch(change.filter) : null;
    await this.platform.limits.take(ALERT_CHANGES, seekerId);
    const asked = search && (await readSearchToStore(this.platform.db, search));
    return this.#change(seekerId, async (tx, alerts) => {
      const stored = alerts.find((alert) => alert.id === id);
      if (!stored) throw new AppError("NOT_FOUND", NOT_FOUND);
      if (search && alerts.some((alert) => alert.id !== id && isSame(alert.search, search)))
        throw new AppError("CONFLICT", "You already have an alert for this search.");
      const pausedAt = change.paused === true ? (stored.pausedAt ?? this.platform.clock()) : null;
      return changeAlert(tx, id, {
        ...(asked && { searchId: await putSearch(tx, asked), name: alertName(asked.search) }),
        ...(frequency && { frequency }),
        ...(change.paused != null && { pausedAt }),
      });
    });
  }

  /** Deletes one of the acting seeker's alerts. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED */
  async end(actor: MaybeActor, alertId: string): Promise<string> {
    const { accountId } = requireOwner(actor);
    const { db, limits } = this.platform;
    const id = requireId(alertId, NOT_FOUND);
    await limits.take(ALERT_CHANGES, accountId);
    const alert = await findAlert(db, id);
    if (alert?.seekerId !== accountId || !(await deleteAlert(db, id))) throw new AppError("NOT_FOUND", NOT_FOUND);
    return id;
  }

  /** Returns the alert that a mailed link refers to; the link is the only credential needed. @throws INVALID_TOKEN */
  async ofLink(token: string): Promise<JobAlertView> {
    const id = await readAlertToken(this.secrets, token);
    const alert = id && (await findAlert(this.platform.db, id));
    if (!alert) throw new AppError("INVALID_TOKEN", NO_LINK);
    return viewOf(alert);
  }

  /** Pauses, resumes or deletes the alert that a mailed link refers to. @throws INVALID_TOKEN */
  async changeByLink(token: string, act: "pause" | "continue" | "end"): Promise<JobAlertView> {
    const alert = await this.ofLink(token);
    const { db, clock } = this.platform;
    if (act === "end") await deleteAlert(db, alert.id);
    else await setPaused(db, alert.id, act === "pause" ? clock() : null);
    return alert;
  }

  /** Runs `change` while concurrent changes to the seeker's alerts wait. */
  async #change(
    seekerId: string,
    change: (tx: Transaction, alerts: readonly JobAlertRow[]) => Promise<JobAlertRow>,
  ): Promise<JobAlertView> {
    return this.platform.db.transaction(async (tx) => {
      await lockSeeker(tx, seekerId);
      return viewOf(await change(tx, await listAlerts(tx, seekerId)));
    });
  }
}

const requireOwner = (actor: MaybeActor): Actor => requireSeeker(requirePerson(actor));

const isSame = (one: JobSearch, other: JobSearch): boolean => searchHash(one).equals(searchHash(other));

function readSearch(filter: JobSearch): JobSearch {
  const search = compactSearch(filter);
  if (!hasCondition(search)) throw invalid({ filter: NO_CONDITION });
  return search;
}
