import { useOwnFaceQuery } from "../generated/seekers/own-face.ts";
import { useViewer } from "../session/viewer.ts";
import { PersonLink } from "../ui/person-link.tsx";

/** The logged-in seeker by photo and name, who leads to their profile. */
export function OwnFace() {
  const { name } = useViewer();
  const { data } = useOwnFaceQuery();
  return <PersonLink to="/main/userprofile" name={name} url={data?.viewerSeeker.photoUrl} />;
}
