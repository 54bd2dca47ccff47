import { z } from "zod";
import { MAX_QUESTION } from "../../../shared/assistant.ts";
import { RESUME_UPLOAD } from "../../../shared/files.ts";
import { optionalText } from "./request-schemas.ts";
import { type RestRoute, route } from "./rest-route.ts";

/** docs/specification.md 7.7 */
export const assistantRoutes: readonly RestRoute[] = [
  route({
    method: "POST",
    path: "/api/chat",
    scopes: ["assistant:write"],
    summary:
      "Asks the career assistant, and responds when its answer is complete. The call counts as consent to send the question and the resume to the provider, with contact details masked. It is rejected for callers who have withdrawn their consent.",
    role: "SEEKER",
    body: z.object({
      prompt: optionalText("The question. Optional if a resume is sent.", {
        maxLength: MAX_QUESTION,
        example: "Which jobs suit a welder in Pune?",
      }),
    }),
    files: { resumechat: RESUME_UPLOAD },
    response: z.object({ response: z.string().meta({ description: "The assistant's answer, in Markdown." }) }),
    refusals: {
      409: "The assistant is still answering the previous question.",
      429: "The limit of questions is reached; see `Retry-After`.",
    },
    async handle({ services, actor, body, files }) {
      return { response: await services.assistant.answer(actor, body.prompt, files.resumechat ?? null) };
    },
  }),
];
