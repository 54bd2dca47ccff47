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
    summary:
      "Asks the career assistant; the response is sent when the answer is complete. Calling it counts as consent to send question and resume, contact details masked, to the provider; callers who withdrew consent are refused.",
    role: "SEEKER",
    body: z.object({
      prompt: optionalText("The question; may be left out when there is a resume.", {
        maxLength: MAX_QUESTION,
        example: "Which jobs suit a welder in Pune?",
      }),
    }),
    files: { resumechat: RESUME_UPLOAD },
    response: z.object({ response: z.string().meta({ description: "The answer, in Markdown." }) }),
    refusals: { 409: "The last question is still being answered.", 429: "No more questions for now; see Retry-After." },
    async handle({ services, actor, body, files }) {
      return { response: await services.assistant.answer(actor, body.prompt, files.resumechat ?? null) };
    },
  }),
];
