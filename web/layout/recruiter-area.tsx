import { useLoaderData } from "react-router-dom";
import { CompanyChanges } from "../companies/company-changes.tsx";
import { CompanySwitch } from "../companies/company-switch.tsx";
import type { Viewer_ViewerFragment } from "../generated/graphql.ts";
import { guard } from "../session/guard.ts";
import { PATHS } from "../session/roles.ts";
import { PersonLink } from "../ui/person-link.tsx";
import { ApplicantChats } from "./applicant-chats.tsx";
import { Area } from "./area.tsx";
import { ApplicantMessagesTab } from "./messages-tab.tsx";
import { PermittedPage } from "./permitted-page.tsx";
import { RECRUITER_LINKS } from "./recruiter-links.ts";
import { mayOpen } from "./recruiter-permissions.ts";

export const loader = guard("RECRUITER");

const HOME = PATHS.RECRUITER.home;
const MESSAGES = `${HOME}/messages`;

/** /main-recruiter and everything below it, as far as the recruiter's role in the company permits. */
export function Component() {
  const viewer = useLoaderData<Viewer_ViewerFragment>();
  const links = RECRUITER_LINKS.filter(({ to }) => to === HOME || mayOpen(viewer, to));
  return (
    <Area
      areaOf="RECRUITER"
      home={HOME}
      links={links}
      within={ApplicantChats}
      person={<PersonLink to={`${HOME}/settings`} name={viewer.displayName || viewer.email} />}
      page={<PermittedPage />}
      barExtras={mayOpen(viewer, MESSAGES) ? <ApplicantMessagesTab /> : null}
      account={<CompanySwitch />}
      live={<CompanyChanges />}
    />
  );
}
