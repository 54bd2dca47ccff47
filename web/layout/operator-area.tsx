import { clientFor } from "../apollo/client.ts";
import { useViewerOperatorQuery, ViewerOperatorDocument } from "../generated/operators/viewer-operator.ts";
import { ConsoleGate } from "../operators/console-gate.tsx";
import { guard } from "../session/guard.ts";
import { OPERATORS } from "../session/roles.ts";
import { Area } from "./area.tsx";
import { consoleLinks } from "./operator-links.ts";

export const loader = guard("RECRUITER", OPERATORS.login);

/** The links of the frame depend on what the operator may do; there are none for somebody who is no operator. */
export const handle = {
  prefetch: () =>
    clientFor("RECRUITER")
      .query({ query: ViewerOperatorDocument })
      .catch(() => {}),
};

/** /operators and everything below it. Operators have recruiter accounts, and a separate area. */
export function Component() {
  // Fetched by `ConsoleGate`, inside.
  const { data } = useViewerOperatorQuery({ client: clientFor("RECRUITER"), fetchPolicy: "cache-only" });
  return (
    <Area
      areaOf="RECRUITER"
      home={OPERATORS.home}
      links={data ? consoleLinks(data.viewerOperator.may) : []}
      page={<ConsoleGate />}
      exit={OPERATORS.login}
      hasNotices={false}
    />
  );
}
