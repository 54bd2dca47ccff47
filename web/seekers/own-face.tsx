import { Link } from "react-router-dom";
import { useOwnFaceQuery } from "../generated/seekers/own-face.ts";
import { useViewer } from "../session/viewer.ts";
import { Monogram } from "../ui/monogram.tsx";
import classes from "./own-face.module.css";

/** The logged-in seeker by photo and name, who leads to their profile. */
export function OwnFace() {
  const { name } = useViewer();
  const { data } = useOwnFaceQuery();
  return (
    <Link to="/main/userprofile" className={classes.person}>
      <Monogram name={name} url={data?.viewerSeeker.photoUrl} size={32} shape="person" />
      <span>{name}</span>
    </Link>
  );
}
