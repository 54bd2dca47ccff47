import { type AuditLog, actBy } from "../../audit/audit-log.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { schemaCheck } from "../../platform/database/migrations.ts";
import { AppError } from "../../platform/errors.ts";
import type { Platform } from "../../platform/platform.ts";
import { countWorkers } from "../../platform/queue/queue-jobs.ts";
import type { OperatorService } from "../operators.service.ts";
import {
  readMails,
  readWebhooks,
  readWork,
  retryFailed,
  type WaitingMails,
  type WaitingWebhooks,
  type WorkOfKind,
} from "./console-health.store.ts";

/** The operational state of the product. */
export interface ConsoleHealth {
  readonly at: Date;
  readonly schemaIsCurrent: boolean;
  readonly busIsUp: boolean;
  readonly workers: number;
  readonly work: readonly WorkOfKind[];
  readonly mails: WaitingMails;
  readonly webhooks: WaitingWebhooks;
}

/** Reports the state of the queue, mails, webhooks and the node itself to operators. */
export class ConsoleHealthService {
  #hasSchema: ReturnType<typeof schemaCheck> | undefined;

  constructor(
    private readonly platform: Platform,
    private readonly operators: OperatorService,
    private readonly auditLog: AuditLog,
  ) {}

  /** Returns the current state, as seen by the answering node. @throws UNAUTHENTICATED, FORBIDDEN */
  async read(actor: MaybeActor): Promise<ConsoleHealth> {
    await this.operators.require(actor, "SEE_HEALTH");
    const { db, events, clock } = this.platform;
    this.#hasSchema ??= schemaCheck();
    const hasSchema = await this.#hasSchema;
    const [schemaIsCurrent, workers, work, mails, webhooks] = await Promise.all([
      hasSchema(db.pool),
      countWorkers(db),
      readWork(db),
      readMails(db),
      readWebhooks(db),
    ]);
    return { at: clock(), schemaIsCurrent, busIsUp: events.up, workers, work, mails, webhooks };
  }

  /** Retries work of a kind that was given up. @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND when there is none */
  async retry(actor: MaybeActor, kind: string): Promise<number> {
    const operator = await this.operators.require(actor, "RETRY_WORK");
    return this.platform.db.transaction(async (tx) => {
      const retried = await retryFailed(tx, kind);
      if (retried === 0) throw new AppError("NOT_FOUND", "There is no failed work of this kind.");
      await this.auditLog.record(tx, [actBy(operator, "OPERATOR_WORK_RETRIED")]);
      return retried;
    });
  }
}
