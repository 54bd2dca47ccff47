import { decapitalized } from "../../../shared/text/case.ts";
import type { ServerProblem } from "../../apollo/problem.ts";

/** Number of characters of a long text that an error quotes. */
const QUOTED = 500;

interface Collisions<Name extends string> {
  /** The fields that both have changed. */
  readonly names: readonly Name[];
  readonly labels: Readonly<Record<Name, string>>;
  /** Returns what is stored in a field now, in words. */
  readonly shown: (name: Name) => string;
  /** "Someone else" */
  readonly who: string;
}

/** Returns the error for fields that have been changed elsewhere, too. */
export function collisionProblem<Name extends string>({ names, labels, shown, who }: Collisions<Name>): ServerProblem {
  const messageOf = (name: Name) => {
    const text = shown(name);
    return text
      ? `${who} changed this to “${text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text}”. Save again to replace it with your version.`
      : `${who} cleared this. Save again to replace it with your version.`;
  };
  const changed = `${decapitalized(who)} changed the same fields while you were editing`;
  return {
    code: "CONFLICT",
    message: `Not saved: ${changed} (${names.map((name) => labels[name]).join(", ")}). Your version is still here.`,
    fields: Object.fromEntries(names.map((name) => [name, messageOf(name)])),
  };
}
