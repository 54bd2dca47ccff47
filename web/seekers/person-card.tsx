import { IconMapPin, IconSchool } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Facts } from "../ui/facts.tsx";
import { Monogram } from "../ui/monogram.tsx";
import classes from "./person-card.module.css";
import { SKILLS_IN_LISTS, SkillList } from "./skill-list.tsx";

/** The data of a person's card: a peer, a candidate or an applicant. */
export interface PersonView {
  id: string;
  name: string;
  photoUrl: string | null;
  location: string | null;
  currentProfession: string | null;
  qualification: string | null;
  about?: string | null;
  skills?: readonly string[];
}

interface PersonCardProps {
  person: PersonView;
  /** At the top right: a status badge. */
  status?: ReactNode;
  /** Between the facts and the footer: an email address, an application date, links. */
  children?: ReactNode;
  /** The footer with actions. */
  actions?: ReactNode;
  level?: 2 | 3;
}

/** A person in a grid of cards. A pure view. */
export function PersonCard({ person, status, children, actions, level = 2 }: PersonCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={classes.card} aria-label={person.name}>
      <header className={classes.head}>
        <Monogram name={person.name} url={person.photoUrl} size={56} shape="person" />
        <div className={classes.names}>
          <Heading className={classes.name}>{person.name}</Heading>
          {person.currentProfession ? <p className={classes.profession}>{person.currentProfession}</p> : null}
        </div>
        {status}
      </header>
      <Facts
        facts={[
          { name: "Location", value: person.location ?? "", icon: IconMapPin },
          { name: "Qualification", value: person.qualification ?? "", icon: IconSchool },
        ]}
      />
      {person.about ? <p className={classes.about}>{person.about}</p> : null}
      <SkillList skills={person.skills ?? []} max={SKILLS_IN_LISTS} />
      {children}
      {actions ? <footer className={classes.foot}>{actions}</footer> : null}
    </article>
  );
}
