import { ApplicationChanges } from "../applications/applied/application-changes.tsx";
import { ApplyHost } from "../jobs/applying/apply-host.tsx";
import { OwnFace } from "../seekers/own-face.tsx";
import { guard } from "../session/guard.ts";
import { Area } from "./area.tsx";
import { LiveNetwork } from "./live-network.tsx";
import { MessagesTab } from "./messages-tab.tsx";
import { SEEKER_LINKS } from "./seeker-links.ts";

export const loader = guard("SEEKER");

/** /main and everything below it. */
export const Component = () => (
  <Area
    areaOf="SEEKER"
    home="/main"
    links={SEEKER_LINKS}
    within={LiveNetwork}
    person={<OwnFace />}
    barExtras={<MessagesTab />}
    live={
      <>
        <ApplicationChanges />
        <ApplyHost />
      </>
    }
  />
);
