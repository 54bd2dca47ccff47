import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router-dom";
import { roleWords } from "../../shared/companies.options.ts";
import { withReconnect } from "../apollo/with-reconnect.ts";
import { ViewerChangedDocument } from "../generated/companies/company-changes.ts";
import type { ViewerChangedSubscription } from "../generated/graphql.ts";
import { announceLogIn } from "../session/log-ins-in-other-tabs.ts";
import { useViewer } from "../session/viewer.ts";
import { notify } from "../ui/notices/notify.ts";

/**
 * Keeps the area in sync with changes by others: a new role and its permissions take effect immediately, as do the
 * company's requirements. When the current company changes, every tab is reloaded, as when the person switches it.
 */
export function CompanyChanges() {
  const { company: known } = useViewer();
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const onChange = useEffectEvent(async ({ viewerChanged }: ViewerChangedSubscription) => {
    const { id, name, company } = viewerChanged;
    if (company?.id !== known?.id) return announceLogIn({ role: "RECRUITER", accountId: id, switchesContext: true });
    if (!company) return;
    const asksTheSame =
      company.missingFactor?.needs === known?.missingFactor?.needs &&
      company.missingFactor?.isDue === known?.missingFactor?.isDue;
    if (company.role === known?.role && asksTheSame) return;
    await revalidate();
    if (company.role === known?.role) return void (await client.refetchQueries({ include: "active" }).catch(() => {}));
    notify(`You are now ${roleWords(company.role).phrase} at ${name}. ${roleWords(company.role).may}`);
    await client.refetchQueries({ include: "active" }).catch(() => {});
  });
  useEffect(() => withReconnect("RECRUITER", { query: ViewerChangedDocument }, (data) => void onChange(data)), []);
  return null;
}
