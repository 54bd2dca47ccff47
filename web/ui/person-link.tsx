import { Link } from "react-router-dom";
import { Monogram } from "./monogram.tsx";
import classes from "./person-link.module.css";

/** A person by photo and name, who leads to a page about them. */
export const PersonLink = ({ to, name, url }: { to: string; name: string; url?: string | null | undefined }) => (
  <Link to={to} className={classes.person}>
    <Monogram name={name} url={url ?? null} size={32} shape="person" />
    <span>{name}</span>
  </Link>
);
