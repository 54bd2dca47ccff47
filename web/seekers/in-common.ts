import type { CommonGround_SeekerFragment } from "../generated/graphql.ts";

type Person = Omit<CommonGround_SeekerFragment, "id">;

const folded = (text: string | null) => text?.trim().toLowerCase() ?? "";
const isSame = (one: string | null, other: string | null) => folded(one) !== "" && folded(one) === folded(other);

/**
 * What two seekers have most in common, the rarest first: a college, an employer, the work in a place, skills, the place.
 * @returns null if nothing
 */
export function inCommon(own: Person, peer: Person): string | null {
  if (isSame(own.college, peer.college)) return `Both at ${peer.college}`;
  const employer = peer.experiences.find(({ company }) => own.experiences.some((one) => isSame(one.company, company)));
  if (employer) return `Both at ${employer.company.trim()}`;
  const isNear = isSame(own.location, peer.location);
  if (isNear && isSame(own.currentProfession, peer.currentProfession))
    return `Same profession, also in ${peer.location}`;
  const skills = peer.skills.filter((skill) => own.skills.some((one) => isSame(one, skill)));
  if (skills.length > 1) return `${skills.length} skills in common: ${skills.slice(0, 3).join(", ")}`;
  return isNear ? `Also in ${peer.location}` : null;
}
