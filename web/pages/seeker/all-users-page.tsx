import { CountPeersDocument } from "../../generated/seekers/peers.ts";
import { PeopleSearch } from "../../seekers/people-search.tsx";
import { PEOPLE_FAILED } from "../../seekers/people-texts.ts";
import { PeerList } from "./peer-list.tsx";

export const handle = { failed: PEOPLE_FAILED };

/** /main/allusers: other seekers, searched and filtered by the database. */
export function Component() {
  return (
    <PeopleSearch
      title="Explore Peers"
      subtitle="Other people looking for work. Connect and chat."
      placeholder="Search Peers..."
      count={CountPeersDocument}
      List={PeerList}
    />
  );
}
