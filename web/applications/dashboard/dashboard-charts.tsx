import { VisuallyHidden } from "@mantine/core";
import { APPLICATION_SOURCES } from "../../../shared/applications.ts";
import type { RecruiterDashboardQuery } from "../../generated/graphql.ts";
import { shortDayAndMonth } from "../../ui/dates.ts";
import { PageLink } from "../../ui/page-link.tsx";
import { allApplicantsAddress, EVERYBODY } from "../review-address.ts";
import { NO_SOURCE } from "../search/conditions.ts";
import classes from "./dashboard-charts.module.css";

export type DashboardFigures = Pick<
  RecruiterDashboardQuery["recruiterDashboard"],
  "weeks" | "counters" | "sources" | "stages"
>;

const percent = new Intl.NumberFormat("en-GB", { style: "percent" });

const sourceLabel = (source: string | null) =>
  APPLICATION_SOURCES.find(({ value }) => value === source)?.label ?? "Unknown source";

const length = (value: number, most: number) => ({ "--length": `${most > 0 ? (100 * value) / most : 0}%` });

interface BarsProps {
  label: string;
  bars: readonly { name: string; value: number; said: string; to: string }[];
}

/** Bars for comparison, each a link to the applicants that it counts. */
function Bars({ label, bars }: BarsProps) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <ul className={classes.bars} aria-label={label}>
      {bars.map(({ name, value, said, to }) => (
        <li key={name}>
          <PageLink to={to} className={classes.bar} style={length(value, most)}>
            <span>{name}</span> <strong>{said}</strong>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The weeks as columns, each a link to the applicants of that week. */
function Weeks({ weeks }: Pick<DashboardFigures, "weeks">) {
  const most = Math.max(...weeks.map(({ received }) => received));
  return (
    <ul className={classes.weeks} aria-label="Received each week">
      {weeks.map(({ weekStart, received }) => {
        const week = shortDayAndMonth(weekStart);
        return (
          <li key={weekStart}>
            <PageLink
              to={allApplicantsAddress({ ...EVERYBODY, week: weekStart.slice(0, 10) })}
              className={classes.week}
              style={length(received, most)}
            >
              <strong>{received}</strong>
              <VisuallyHidden> received in the week of </VisuallyHidden>
              <span className={classes.column} />
              <span className={classes.day}>{week}</span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}

/** The figures as charts; each links to the applicants that it counts. */
export function DashboardCharts({ weeks, counters, sources, stages }: DashboardFigures) {
  const { applicationsReceived, applicationsAccepted, applicationsRejected } = counters;
  const waiting = stages.filter(({ count }) => count > 0);
  const decided = applicationsAccepted + applicationsRejected;
  return (
    <div className={classes.picture}>
      <div className={classes.card}>
        <h3 className={classes.title}>Received each week</h3>
        <Weeks weeks={weeks} />
      </div>
      <div className={classes.card}>
        <h3 className={classes.title}>Application outcomes</h3>
        {decided > 0 ? (
          <p className={classes.quiet}>
            {percent.format(applicationsAccepted / decided)} of applications with a decision were accepted.
          </p>
        ) : null}
        <Bars
          label="Application outcomes"
          bars={[
            { name: "Received", value: applicationsReceived, to: allApplicantsAddress(EVERYBODY) },
            { name: "Rejected", value: applicationsRejected, to: allApplicantsAddress({ tab: "REJECTED" }) },
            { name: "Accepted", value: applicationsAccepted, to: allApplicantsAddress({ tab: "ACCEPTED" }) },
          ].map((bar) => ({ ...bar, said: bar.value.toLocaleString("en-GB") }))}
        />
      </div>
      <div className={classes.card}>
        <h3 className={classes.title}>Where applicants came from</h3>
        <Bars
          label="Where applicants came from"
          bars={sources.map(({ source, count }) => ({
            name: sourceLabel(source),
            value: count,
            said: percent.format(count / applicationsReceived),
            to: allApplicantsAddress({ ...EVERYBODY, source: source ?? NO_SOURCE }),
          }))}
        />
      </div>
      <div className={classes.card}>
        <h3 className={classes.title}>Time in each stage</h3>
        <p className={classes.quiet}>
          {waiting.length > 0
            ? "Median: half of the applicants in this stage have waited longer."
            : "No one is waiting for a decision."}
        </p>
        <Bars
          label="Time in each stage"
          bars={waiting.map(({ stageId, stage, count, medianDays }) => {
            const days = Math.round(medianDays ?? 0);
            return {
              name: `${stage} (${count.toLocaleString("en-GB")})`,
              value: days,
              said: days === 1 ? "1 day" : `${days} days`,
              to: allApplicantsAddress({ stage: stageId, order: "OLDEST" }),
            };
          })}
        />
      </div>
    </div>
  );
}
