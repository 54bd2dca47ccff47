import { useApolloClient } from "@apollo/client/react";
import { useRevalidator } from "react-router-dom";
import { roleWords } from "../../shared/companies.options.ts";
import { serverWatch } from "../apollo/server-watch.ts";
import { OwnCompaniesDocument, useViewerChangedSubscription } from "../generated/graphql.ts";
import { announceLogIn } from "../session/other-tabs.ts";
import { useViewer } from "../session/viewer.ts";
import { notify } from "../ui/notify.ts";

const REOPEN_MS = 2000;

/**
 * Keeps the area true to what others change: a new role shows at once, with what it allows. Another company is another area:
 * every tab is loaded anew, as when the person chooses one.
 */
export function CompanyChanges() {
  const { company: known } = useViewer();
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const reopen = () => {
    serverWatch.soon(REOPEN_MS, () => restart());
  };
  const { restart } = useViewerChangedSubscription({
    ignoreResults: true,
    // Whose session has ended, by being removed, is led out by the refusal of this query.
    onError: () => void client.query({ query: OwnCompaniesDocument, fetchPolicy: "no-cache" }).then(reopen, reopen),
    onComplete: reopen,
    async onData({ data: { data } }) {
      if (!data) return;
      const { id, name, company } = data.viewerChanged;
      if (company?.id !== known?.id) return announceLogIn({ role: "RECRUITER", accountId: id, actsAnew: true });
      if (!company || company.role === known?.role) return;
      await revalidate();
      notify(`You are ${roleWords(company.role).phrase} of ${name} now. ${roleWords(company.role).may}`);
      await client.refetchQueries({ include: "active" }).catch(() => {});
    },
  });
  return null;
}
