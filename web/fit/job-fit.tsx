import { IconCheck, IconChevronDown, IconMinus } from "@tabler/icons-react";
import { useState } from "react";
import { fitSummary } from "../../shared/text/fit.ts";
import { useJobFitQuery } from "../generated/fit/job-fit.ts";
import type { JobFitQuery, ProfileSection } from "../generated/graphql.ts";
import { PageLink } from "../ui/page-link.tsx";
import classes from "./job-fit.module.css";

/** The sections of the profile's form, as links and texts name them. */
const SECTIONS: Readonly<Record<ProfileSection, { id: string; name: string }>> = {
  PERSONAL: { id: "personal", name: "personal details" },
  SKILLS: { id: "skills", name: "skills" },
  EXPERIENCE: { id: "experience", name: "experience" },
  EDUCATION: { id: "education", name: "education" },
};

type Item = JobFitQuery["jobFit"]["items"][number];

/**
 * What a job asks for, compared with the own profile: one line that opens to the list. Its room is reserved, so that
 * nothing moves when it has loaded.
 */
export function JobFit({ jobId }: { jobId: string }) {
  const { data, error } = useJobFitQuery({ variables: { jobId }, fetchPolicy: "cache-and-network" });
  const [isOpen, setOpen] = useState(false);
  const items = data?.jobFit.items ?? [];
  if (items.length === 0) {
    const failed = error ? "Could not compare this job with your profile. Reload the page to try again." : null;
    const nothing = "This job lists nothing that we can compare with your profile.";
    return <p className={classes.line}>{data ? nothing : (failed ?? "Comparing with your profile…")}</p>;
  }
  return (
    <details className={classes.fit} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.line}>
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
        {fitSummary(items)}
      </summary>
      {isOpen ? (
        <>
          <ul className={classes.items}>
            {[...items.filter(isFound), ...items.filter((item) => !isFound(item))].map((item) => (
              <FitItem key={`${item.part} ${item.offset} ${item.text}`} item={item} />
            ))}
          </ul>
          <p className={classes.note}>Compared word by word. Only you can see this, and a person makes the decision.</p>
        </>
      ) : null}
    </details>
  );
}

const isFound = ({ quote }: Item) => quote !== null;

function FitItem({ item: { text, section, quote } }: { item: Item }) {
  const { id, name } = SECTIONS[section];
  const Icon = quote === null ? IconMinus : IconCheck;
  return (
    <li className={classes.item} data-found={quote !== null || undefined}>
      <Icon size={18} stroke={2} aria-hidden="true" />
      <span>
        <span className={classes.asked}>{text}</span>
        {quote === null ? (
          <span className={classes.quote}>
            Not found. <PageLink to={`/main/userprofile-edit#${id}`}>Add it to your {name}</PageLink>
          </span>
        ) : (
          <span className={classes.quote}>
            In your {name}: {quote}
          </span>
        )}
      </span>
    </li>
  );
}
