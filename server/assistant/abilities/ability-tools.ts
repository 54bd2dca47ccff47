import { z } from "zod";
import type { Tool } from "../tools/tool.ts";
import listed from "./abilities.json" with { type: "json" };
import { ABILITIES } from "./abilities.ts";
import type { AbilityName } from "./match-question.ts";

const input = z.object({
  about: z.string().max(200).nullish().describe("A title, a place or a company. Empty: what is nearest to the seeker."),
});

/** The abilities as tools of the model: it gets the text that the built-in engine shows, with the jobs it names. */
export const abilityTools: readonly Tool<z.infer<typeof input>>[] = Object.entries(listed.abilities).flatMap(
  ([name, ability]) => {
    if (!("tool" in ability)) return [];
    return {
      name: name.replaceAll("-", "_"),
      description: ability.tool,
      input,
      activity: ability.activity,
      async run(context, { about }) {
        const text = await ABILITIES[name as AbilityName]({ ...context, about: about ?? "", meant: [] });
        const jobs = context.references.list().filter(({ reference }) => text.includes(`[[${reference}]]`));
        const named = jobs.map(({ reference, job }) => ({
          name: reference,
          title: job.title,
          company: job.company.name,
        }));
        return { json: { text, jobs: named } };
      },
    };
  },
);
