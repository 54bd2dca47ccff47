import { z } from "zod";
import { ABILITIES } from "../abilities/abilities.ts";
import type { Tool } from "./tool.ts";

const input = z.object({
  about: z
    .string()
    .max(200)
    .nullish()
    .describe("What it is about: a title, a place, a company. Empty: whatever is nearest to the seeker."),
});

/** The abilities as tools of the model: it gets the text that the built-in engine shows, with the jobs it names. */
export const abilityTools: readonly Tool<z.infer<typeof input>>[] = ABILITIES.flatMap(
  ({ name, tool, activity, answer }) => {
    if (tool === undefined) return [];
    return {
      name: name.replaceAll("-", "_"),
      description: tool,
      input,
      activity,
      async run(context, { about }) {
        const text = await answer({ ...context, about: about ?? "" });
        const jobs = context.references.list().filter(({ reference }) => text.includes(`[[${reference}]]`));
        return {
          json: {
            text,
            jobs: jobs.map(({ reference, job }) => ({ name: reference, title: job.title, company: job.company.name })),
          },
        };
      },
    };
  },
);
