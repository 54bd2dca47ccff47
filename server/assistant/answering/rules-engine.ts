import { ASSISTANT_TEXTS } from "../../../shared/assistant.ts";
import listed from "../abilities/abilities.json" with { type: "json" };
import { ABILITIES, unknown } from "../abilities/abilities.ts";
import type { Ability } from "../abilities/ability.ts";
import { type Understood, understand } from "../abilities/understand.ts";
import { list, paragraphs } from "../abilities/wording.ts";
import type { AssistantConfig } from "../assistant.config.ts";
import { plainText } from "../plain-text.ts";
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
    async write({ actor, answer, question, history, references, resume }, written) {
      const asking = { actor, data, history };
      const isUpload = question.text === ASSISTANT_TEXTS.uploaded;
      const understood = isUpload ? NOTHING : await understand(asking, question.text);
      const { about, meant, options, reply } = understood;
      const name = understood.name ?? (question.resume ? "resume" : null);
      if (name) answer.doing(listed.abilities[name].activity);
      const link = linkOf(publicUrl, written.given);
      const context = { actor, data, references, link, about, meant, now: clock(), resume: resume?.text ?? null };
      const filter = new OutputFilter({ references, canary: canaryOf(config), given: written.given });
      const shown =
        filter.push(reply ?? (await (name ? ABILITIES[name] : options.length > 0 ? asks(options) : unknown)(context))) +
        filter.flush();
      answer.stopping.signal.throwIfAborted();
      answer.write(shown.trim());
      for (const id of filter.namedJobs) written.jobIds.add(id);
    },
  };
}

const NOTHING: Understood = { name: null, about: "", meant: [], options: [] };

/** Asks which of some questions is meant; the page shows them to be pressed. */
const asks =
  (options: readonly string[]): Ability =>
  async () =>
    paragraphs(ASSISTANT_TEXTS.options, list(options.map((option) => plainText(option, 300))));
