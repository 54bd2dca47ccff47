import { z } from "zod";
import type { Tool } from "./tool.ts";

export const resumeTool: Tool = {
  name: "read_resume",
  description:
    "Reads the resume that is stored in the seeker's profile. A resume given in the conversation is there already; read the stored one when a question is about their resume and none was given.",
  input: z.object({}),
  activity: "Reading your resume",
  async run({ actor, data }) {
    const { unit, parts } = await data.readResume(actor);
    return {
      sources: parts.map((text, index) => ({ title: `resume, ${unit} ${index + 1}`, lines: [text] })),
      ready: true,
    };
  },
};
