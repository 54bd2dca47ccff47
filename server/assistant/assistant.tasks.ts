import type { BackgroundTasks } from "../platform/queue/worker-task.ts";

/** The assistant's background work. */
export const assistantTasks: BackgroundTasks = {
  /** Forgets how answers were written: what was answered is among the messages. Docs tell how long that takes. */
  "remove-written-answers": {
    schedule: "27 * * * *",
    async run(_payload, { query }) {
      await query("delete from assistant_answers where created_at < now() - interval '1 hour'");
    },
  },
};
