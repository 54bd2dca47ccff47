import { z } from "zod";
import { invalid } from "../../platform/errors.ts";
import type { ProfileForm } from "./profile-form.ts";

/** Names of the form that the domain spells otherwise. */
const RENAMED: Readonly<Record<string, string>> = { twelveSchool: "twelfthSchool", twelvePassout: "twelfthPassout" };
const LISTS = ["skills", "jobExperiences", "internExperiences", "socialExperiences"] as const;

const entry = z.looseObject({});

/** A list that came as JSON. @throws BAD_USER_INPUT */
function readList(name: string, json: string): unknown[] {
  try {
    const list: unknown = JSON.parse(json);
    if (Array.isArray(list)) return list;
  } catch {
    // Answered below.
  }
  throw invalid({ [name]: `${name} must be a list in JSON.` });
}

/** An experience under the domain's names; one that was added and never filled in is left out. */
function readExperience(sent: unknown): readonly object[] {
  const parsed = entry.safeParse(sent);
  if (!parsed.success) return [{}];
  const { title, role, company, from, to, responsibilities } = parsed.data;
  const experience = { title: title ?? role, company, from, to, responsibilities };
  const isBlank = Object.values(experience).every((value) => value === undefined || value === null || value === "");
  return isBlank ? [] : [experience];
}

/** The form as the service takes it: what is blank keeps what is stored, and is not given at all. */
export function toProfileInput(form: ProfileForm): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(form)) {
    if (value.trim() === "") continue;
    const isList = LISTS.some((list) => list === name);
    if (!isList) input[RENAMED[name] ?? name] = value;
    else if (name === "skills") input.skills = readList(name, value);
    else input[name] = readList(name, value).flatMap(readExperience);
  }
  return input;
}
