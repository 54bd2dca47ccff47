import { ASSISTANT_TEXTS } from "../../../shared/assistant.ts";
import listed from "../abilities/abilities.json" with { type: "json" };
import { ABILITIES, unknown } from "../abilities/abilities.ts";
import { type AbilityName, asSearch, matchQuestion } from "../abilities/match-question.ts";
import type { AssistantConfig } from "../assistant.config.ts";
import { canaryOf } from "../prompt.ts";
import type { LiveData } from "../tools/tool.ts";
import { OutputFilter } from "../untrusted-text/output-filter.ts";
import { linkOf } from "../untrusted-text/own-links.ts";
import type { Engine } from "./engine.ts";

interface RulesEngineParts {
  readonly config: AssistantConfig;
  readonly data: LiveData;
  readonly publicUrl: string;
  readonly clock: () => Date;
}

/** Creates the built-in engine: it matches a question to an ability by its words, and sends nothing anywhere. */
export function createEngine({ config, data, publicUrl, clock }: RulesEngineParts): Engine {
  return {
    async write({ actor, answer, question, references, resume }, written) {
      const { text } = question;
      const { name, about } = await abilityFor(data, text, question.resume !== null);
      if (name) answer.doing(listed.abilities[name].activity);
      const link = linkOf(publicUrl, written.given);
      const context = { actor, data, references, link, about, now: clock(), resume: resume?.text ?? null };
      const filter = new OutputFilter({ references, canary: canaryOf(config), given: written.given });
      const shown = filter.push(await (name ? ABILITIES[name] : unknown)(context)) + filter.flush();
      answer.stopping.signal.throwIfAborted();
      answer.write(shown.trim());
      for (const id of filter.namedJobs) written.jobIds.add(id);
    },
  };
}

/** Returns the ability that a question asks for; one that none recognizes may be a search for jobs in own words. */
async function abilityFor(
  data: LiveData,
  text: string,
  givesResume: boolean,
): Promise<{ name: AbilityName | null; about: string }> {
  if (text === ASSISTANT_TEXTS.uploaded) return { name: "resume", about: "" };
  const matched = matchQuestion(text, await data.meaningsOf(text));
  if (matched) return matched;
  if (givesResume) return { name: "resume", about: "" };
  const about = asSearch(text);
  const { keyword, filter } = await data.parseSearch(about);
  const finds = about !== "" && (await data.countJobs(null, { ...filter, keyword })).count > 0;
  return { name: finds ? "find-jobs" : null, about };
}
