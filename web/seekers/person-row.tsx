import type { ReactNode } from "react";
import dots from "../ui/dotted.module.css";
import { Monogram } from "../ui/monogram.tsx";
import type { PersonView } from "./person-card.tsx";
import classes from "./person-row.module.css";

interface PersonRowProps {
  person: PersonView;
  /** Facts for the line under the name; the profession, location and qualification if absent. */
  facts?: readonly (string | null)[];
  /** Beside the name. */
  mark?: ReactNode;
  /** Under the person's data: skills, links. */
  children?: ReactNode;
  actions: ReactNode;
}

/** A person in a list over the whole width: what counts first, the actions at the end. A pure view. */
export function PersonRow({ person, facts, mark, children, actions }: PersonRowProps) {
  const { name, photoUrl, currentProfession, location, qualification, about } = person;
  const shown = (facts ?? [currentProfession, location, qualification]).filter(Boolean);
  return (
    <article className={classes.row} aria-label={name}>
      <Monogram name={name} url={photoUrl} size={48} shape="person" />
      <div className={classes.text}>
        <div className={classes.line}>
          <h2>{name}</h2>
          {mark}
        </div>
        {shown.length > 0 ? (
          <ul className={dots.dotted}>
            {shown.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        ) : null}
        {about ? <p className={classes.about}>{about}</p> : null}
        <div className={classes.line}>{children}</div>
      </div>
      <footer className={classes.foot}>{actions}</footer>
    </article>
  );
}
