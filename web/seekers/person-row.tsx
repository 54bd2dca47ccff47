import type { ReactNode } from "react";
import dots from "../ui/dotted.module.css";
import { Monogram } from "../ui/monogram.tsx";
import type { PersonView } from "./person-card.tsx";
import classes from "./person-row.module.css";

interface PersonRowProps {
  person: PersonView;
  /** Under the person's data: skills, links. */
  children?: ReactNode;
  actions: ReactNode;
}

/** A person in a list over the whole width: what counts first, the actions at the end. A pure view. */
export function PersonRow({ person, children, actions }: PersonRowProps) {
  const { name, photoUrl, currentProfession, location, qualification, about } = person;
  const facts = [currentProfession, location, qualification].filter(Boolean);
  return (
    <article className={classes.row} aria-label={name}>
      <Monogram name={name} url={photoUrl} size={48} shape="person" />
      <div className={classes.text}>
        <h2>{name}</h2>
        {facts.length > 0 ? (
          <ul className={dots.dotted}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        ) : null}
        {about ? <p className={classes.about}>{about}</p> : null}
        {children}
      </div>
      <footer className={classes.foot}>{actions}</footer>
    </article>
  );
}
