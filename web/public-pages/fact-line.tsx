import type { PublicJobCard } from "../../shared/public-pages.ts";
import { jobFacts } from "../jobs/job-facts.ts";
import classes from "./fact-line.module.css";

/** Mode, place and experience on one line, each with its icon. The pay is shown beside the title. */
export function FactLine({ job }: { job: PublicJobCard }) {
  const facts = jobFacts(job).filter(({ name, value }) => value !== "" && name !== "Salary");
  return (
    <ul className={classes.facts}>
      {facts.map(({ name, value, icon: Icon }) => (
        <li key={name} title={name}>
          <Icon size={17} stroke={1.75} aria-hidden="true" />
          <span className={classes.hidden}>{name}: </span>
          {value}
        </li>
      ))}
    </ul>
  );
}
