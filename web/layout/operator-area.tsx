import { DeskGate } from "../operators/desk-gate.tsx";
import { guard } from "../session/guard.ts";
import { OPERATORS } from "../session/roles.ts";
import { Area } from "./area.tsx";
import { OPERATOR_LINKS } from "./operator-links.ts";

export const loader = guard("RECRUITER", OPERATORS.login);

/** /operators and everything below it: operators are recruiters' accounts, in a desk of their own. */
export function Component() {
  return (
    <Area
      areaOf="RECRUITER"
      home={OPERATORS.home}
      links={OPERATOR_LINKS}
      page={<DeskGate />}
      exit={OPERATORS.login}
      hasNotices={false}
    />
  );
}
