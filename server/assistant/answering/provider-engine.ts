import type { Logger } from "../../platform/logging/log.ts";
import type { AssistantConfig } from "../assistant.config.ts";
import { conversationParams } from "../history.ts";
import { maskContacts, maskKnown } from "../masking/masking.ts";
import { canaryOf } from "../prompt.ts";
import { AssistantProvider } from "../provider.ts";
import type { LiveData } from "../tools/tool.ts";
import { linkOf } from "../untrusted-text/own-links.ts";
import { asData } from "../untrusted-text/untrusted-text.ts";
import type { Engine } from "./engine.ts";
import { writeAnswer } from "./write-answer.ts";

interface ProviderEngineParts {
  readonly config: AssistantConfig;
  readonly data: LiveData;
  readonly publicUrl: string;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Creates the engine that asks the provider's model. Contacts are masked in everything that is sent. */
export function createEngine({ config, data, publicUrl, clock, log }: ProviderEngineParts): Engine {
  const provider = new AssistantProvider(config, log);
  return {
    async write({ actor, answer, question, history, contacts, references, resume }, written) {
      const { given } = written;
      const mask = (text: string) => maskContacts(text, contacts);
      const prepare = (text: string) => {
        given.addFrom(text);
        return mask(asData(text));
      };
      const prepareResume = (text: string) => {
        given.addFrom(text);
        return maskKnown(text, contacts);
      };
      const preparation = { references, prepare, prepareResume, mask };
      const messages = conversationParams(history, { text: question.text, resume }, preparation);
      const own = { actor, data, references, now: clock(), resume: resume?.text ?? null };
      const context = { ...own, link: linkOf(publicUrl, given), prepare, prepareResume };
      await writeAnswer(
        { provider, model: config.model, canary: canaryOf(config), messages, context, answer, log },
        written,
      );
    },
  };
}
