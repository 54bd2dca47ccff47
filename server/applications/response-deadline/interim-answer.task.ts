import { z } from "zod";
import type { Platform } from "../../platform/platform.ts";
import type { BackgroundTask } from "../../platform/queue/worker-task.ts";
import { findMove } from "./interim-answer.store.ts";
import { giveInterimAnswer } from "./interim-answers.ts";

const payloadSchema = z.object({ applicationId: z.uuid() });

/** Gives the interim answer for a move that can no longer be undone; one that was undone leaves no trace. */
export const interimAnswerTask = (platform: Pick<Platform, "db">): BackgroundTask => ({
  async run(payload) {
    const { applicationId } = payloadSchema.parse(payload);
    await platform.db.transaction(async (tx) => {
      const move = await findMove(tx, applicationId);
      if (move) await giveInterimAnswer(tx, applicationId, move);
    });
  },
});
