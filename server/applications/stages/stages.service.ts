import { z } from "zod";
import { MAX_STAGE_NAME, MAX_STAGES } from "../../../shared/applications.ts";
import type { MaybeActor } from "../../platform/actor.ts";
import { companyTopic } from "../../platform/bus/topics.ts";
import { requireMember } from "../../platform/company-permissions.ts";
import { AppError, invalid } from "../../platform/errors.ts";
import { requireStillAllowed } from "../../platform/membership.store.ts";
import type { Platform } from "../../platform/platform.ts";
import { check, isId, requiredLine } from "../../platform/validation.ts";
import { REVIEW_CHANGES } from "../applications.rate-limits.ts";
import { listStages, lockStages, removeStages, saveStages } from "./stages.store.ts";
import type { ApplicationStage, SaveApplicationStagesInput } from "./stages.types.ts";

const NO_STAGE = "Stage not found. Someone may have removed it.";

const stagesSchema = z.object({
  stages: z
    .array(z.object({ name: requiredLine(MAX_STAGE_NAME, "A stage's name", "A stage needs a name.") }))
    .refine(
      (stages) => new Set(stages.map(({ name }) => name.toLowerCase())).size === stages.length,
      "Two stages have the same name.",
    ),
});

/** Manages a company's stages for undecided applications. */
export class StageService {
  constructor(private readonly platform: Platform) {}

  /** Lists the stages of the current company, in order. @throws UNAUTHENTICATED, FORBIDDEN */
  async list(actor: MaybeActor): Promise<ApplicationStage[]> {
    return listStages(this.platform.db, requireMember(actor, "SEE_JOBS").companyId);
  }

  /**
   * Adds, renames, reorders and removes stages; at least one must remain. @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT,
   * RATE_LIMITED
   */
  async save(actor: MaybeActor, input: SaveApplicationStagesInput): Promise<ApplicationStage[]> {
    const member = requireMember(actor, "DECIDE");
    const { accountId, companyId } = member;
    await this.platform.limits.take(REVIEW_CHANGES, accountId);
    const removed = new Set(input.removedIds ?? []);
    const given = input.stages.map(({ id, ...stage }) => ({ ...stage, id: id ?? null }));
    const ids = given.flatMap(({ id }) => id ?? []);
    if (new Set(ids).size < ids.length) throw invalid({ stages: "Two stages have the same name." });
    return this.platform.db.transaction(async (tx) => {
      await requireStillAllowed(tx, member, "DECIDE");
      const before = await lockStages(tx, companyId);
      const known = new Map<string | null, ApplicationStage>(before.map((stage) => [stage.id, stage]));
      if (![...ids, ...removed].every((id) => isId(id) && known.has(id))) throw new AppError("NOT_FOUND", NO_STAGE);
      const others = before.filter(({ id }) => !removed.has(id) && !ids.includes(id));
      const wanted = [...given.filter(({ id }) => id === null || !removed.has(id)), ...others];
      if (wanted.length === 0) throw invalid({ stages: "At least one stage must remain." });
      if (wanted.length > MAX_STAGES) throw invalid({ stages: `A company has at most ${MAX_STAGES} stages.` });
      const { stages: names } = check(stagesSchema, { stages: wanted });
      await saveStages(
        tx,
        companyId,
        wanted.map(({ id, notifiesApplicants }, index) => ({
          id,
          name: names[index]?.name ?? "",
          notifiesApplicants: notifiesApplicants ?? known.get(id)?.notifiesApplicants ?? false,
        })),
      );
      const stages = (await listStages(tx, companyId)).filter(({ id }) => !removed.has(id));
      const [first] = stages;
      if (first && removed.size > 0) await removeStages(tx, [...removed], first, accountId);
      tx.publish(companyTopic(companyId), { type: "applications-changed" });
      return stages;
    });
  }
}
