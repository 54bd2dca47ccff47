import { z } from "zod";
import { invalid } from "../../platform/errors.ts";
import type { ProfileForm } from "./profile-form.ts";

/** Form fields with another name in the domain. */
const RENAMED: Readonly<Record<string, string>> = { twelveSchool: "twelfthSchool", twelvePassout: "twelfthPassout" };
const LISTS = ["skills", "jobExperiences", "internExperiences", "socialExperiences"] as const;

const entry = z.looseObject({});

/** Parses a list sent as JSON. @throws BAD_USER_INPUT */
function readList(name: string, json: string): unknown[] {
  try {
    const list: unknown = JSON.parse(json);
    if (Array.isArray(list)) return list;
  } catch {
    // Handled below.
  }
  throw invalid({ [name]: `${name} must be a list in JSON.` });
}

/** Renames an experience's fields to the domain's names; one that was added but never filled in is omitted. */
function readExperience(sent: unknown): readonly object[] {
  const parsed = entry.safeParse(sent);
  if (!parsed.success) return [{}];
  const { title, role, company, from, to, responsibilities } = parsed.data;
  const experience = { title: title ?? role, company, from, to, responsibilities };
  const isBlank = Object.values(experience).every((value) => value === undefined || value === null || value === "");
  return isBlank ? [] : [experience];
}

/** Converts the form to the service's input: a blank field leaves the stored value unchanged, and is omitted. */
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
