import { IconBrandGithub, IconBrandLinkedin } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Monogram } from "../ui/monogram.tsx";
import { webLink } from "../ui/web-link.ts";
import { nextJobFactsOf } from "./next-job-facts.ts";
import { ProfileSections, type ProfileView } from "./profile-sections.tsx";
import classes from "./profile-view.module.css";
import skillList from "./skill-list.module.css";

interface ProfileProps {
  person: ProfileView;
  /** Actions: below the name at every width. */
  actions?: ReactNode;
  /** Text shown in place of a contact detail that the reader may not see. */
  hidden?: string;
  /** On the reader's own profile, empty sections lead to the form. */
  isOwn?: boolean;
}

/** A seeker's profile (docs/specification.md 2.12), the viewer's own or a peer's. A pure view. */
export function Profile({ person, actions, hidden = "", isOwn = false }: ProfileProps) {
  const facts = [
    ["Age", person.age === null ? "" : String(person.age)],
    ["Highest Qualification", person.qualification],
    ["Phone", person.phone ?? hidden],
    ["Course", person.course],
    ["Location", person.location],
    ["Email", person.email ?? hidden],
    ...nextJobFactsOf(person).filter(([, value]) => value),
  ] as const;
  return (
    <div className={classes.profile}>
      <aside className={classes.aside} aria-label="About">
        <Monogram name={person.name} url={person.photoUrl} size={112} shape="person" />
        <h1 className={classes.name}>
          <bdi>{person.name}</bdi>
        </h1>
        {person.currentProfession ? <p className={classes.profession}>{person.currentProfession}</p> : null}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
        {person.about ? <p className={classes.about}>{person.about}</p> : null}
        <Skills skills={person.skills} />
        <Links linkedin={person.linkedin} github={person.github} />
      </aside>
      <div className={classes.main}>
        <dl className={classes.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || <span className={classes.none}>Not given</span>}</dd>
            </div>
          ))}
        </dl>
        <ProfileSections person={person} isOwn={isOwn} />
      </div>
    </div>
  );
}

function Skills({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <section aria-label="Skills">
      <h2 className={classes.label}>Skills</h2>
      <ul className={skillList.skills}>
        {skills.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </ul>
    </section>
  );
}

function Links({ linkedin, github }: Pick<ProfileView, "linkedin" | "github">) {
  if (!linkedin && !github) return null;
  const link = (url: string | null, words: string, icon: ReactNode) =>
    url ? (
      <a className={classes.link} href={webLink(url)} target="_blank" rel="noreferrer">
        {icon}
        {words}
      </a>
    ) : null;
  return (
    <div className={classes.links}>
      {link(linkedin, "LinkedIn", <IconBrandLinkedin size={20} stroke={1.75} aria-hidden="true" />)}
      {link(github, "GitHub", <IconBrandGithub size={20} stroke={1.75} aria-hidden="true" />)}
    </div>
  );
}
