import { MAX_SKILL, MAX_SKILLS } from "../../shared/seekers.ts";
import type { Found, ProposalDraft } from "./proposal.ts";

/** Proposes skills, as many as a profile holds; what is longer than a skill can be is left over. */
export function proposeSkills(draft: ProposalDraft, found: readonly Found[]): void {
  const names = new Map<string, Found>();
  for (const skill of found) {
    // Commas separate skills in the proposal.
    const text = skill.text.replaceAll(",", " ").replaceAll(/\s+/g, " ").trim();
    const isSkill = text !== "" && text.length <= MAX_SKILL && names.size < MAX_SKILLS;
    if (isSkill && !names.has(text.toLowerCase())) names.set(text.toLowerCase(), { ...skill, text });
  }
  const skills = [...names.values()];
  draft.propose("skills", skills.map(({ text }) => text).join(", "), ...new Set(skills.map(({ line }) => line)));
}
