import { useApolloClient } from "@apollo/client/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { OperatorNextCaseDocument } from "../../generated/operators/reports/report-cases.ts";
import { OPERATORS } from "../../session/roles.ts";
import { nextSearchOf } from "./case-search.ts";

/**
 * Returns a function that opens the case after this one in the operator's queue: beginning at the top once the end is
 * reached, and the queue when no other case waits. `cursor`: the place of this case.
 */
export function useNextCase(targetId: string, cursor: string | undefined): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const find = async (after: string | null) => {
    const { data } = await client.query({
      query: OperatorNextCaseDocument,
      variables: { search: nextSearchOf(params), after },
      fetchPolicy: "no-cache",
    });
    return data?.operatorReportCases?.edges.find(({ node }) => node.targetId !== targetId)?.node.targetId;
  };
  return async () => {
    // The queue itself says what is wrong when it cannot be loaded.
    const next = await (async () => (cursor && (await find(cursor))) || (await find(null)))().catch(() => undefined);
    const search = params.size > 0 ? `?${params}` : "";
    await navigate(next ? `${OPERATORS.home}/reports/${next}${search}` : `${OPERATORS.home}${search}`);
  };
}
