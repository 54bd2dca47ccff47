import { IconBan } from "@tabler/icons-react";
import { useOwnMeasuresQuery } from "../generated/accounts/measures.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import sections from "../ui/sections.module.css";
import { StatusBadge } from "../ui/status-badge.tsx";
import { MeasureSummary } from "./measure-summary.tsx";

const OPTIONS = { variables: { first: 50 }, fetchPolicy: "cache-and-network" } as const;

/** The jobs of the recruiter that are taken down, with the reason and the way to appeal; nothing when there are none. */
export function TakenDownJobs({ title }: { title: string }) {
  const { data } = useOwnMeasuresQuery(OPTIONS);
  const jobs = (data?.viewerMeasures?.edges ?? [])
    .map(({ node }) => node)
    .filter(({ kind, endedAt }) => kind === "JOB_TAKEN_DOWN" && endedAt === null)
    .filter((job) => job.title?.toLowerCase().includes(title.toLowerCase()));
  if (jobs.length === 0) return null;
  return (
    <ul className={sections.rows} aria-label="Jobs taken down">
      {jobs.map((measure) => (
        <li key={measure.id} className={sections.row}>
          <div>
            <strong>{measure.title}</strong>{" "}
            <StatusBadge tone="no" icon={IconBan}>
              Taken down
            </StatusBadge>
            <MeasureSummary measure={measure} />
          </div>
          {measure.canAppeal ? (
            <ButtonLink
              variant="default"
              to="/main-recruiter/settings#own-measures"
              aria-label={`Appeal against the takedown of ${measure.title}`}
            >
              Appeal
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
