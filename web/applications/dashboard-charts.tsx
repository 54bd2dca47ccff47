import "@mantine/charts/styles.layer.css";
import { BarChart, BarsList, type BarsListProps } from "@mantine/charts";
import { APPLICATION_SOURCES } from "../../shared/applications.ts";
import classes from "./dashboard-page.module.css";
import type { DashboardFigures } from "./dashboard-picture.tsx";

const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

const percent = new Intl.NumberFormat("en-GB", { style: "percent" });

const sourceLabel = (source: string | null) =>
  APPLICATION_SOURCES.find(({ value }) => value === source)?.label ?? "Not known";

const Bars = (props: Pick<BarsListProps, "data" | "valueFormatter">) => (
  <BarsList mt="md" barGap={8} barHeight={44} classNames={{ barLabel: classes.barLabel }} barColor="lane" {...props} />
);

/** The charts; a chunk of their own, because the library is large. */
export default function DashboardCharts({ weeks, counters, sources, stages }: DashboardFigures) {
  const { applicationsReceived, applicationsAccepted, applicationsRejected } = counters;
  const waiting = stages.filter(({ count }) => count > 0);
  const decided = applicationsAccepted + applicationsRejected;
  const total = weeks.reduce((sum, { received }) => sum + received, 0);
  return (
    <div className={classes.picture}>
      <div className={classes.card}>
        <h3 className={classes.cardTitle}>Received each week</h3>
        <div
          role="img"
          aria-label={`${total} applications in the last twelve weeks, ${weeks.at(-1)?.received ?? 0} this week`}
        >
          <BarChart
            h={220}
            mt="md"
            data={weeks.map(({ weekStart, received }) => ({ week: dayAndMonth.format(new Date(weekStart)), received }))}
            dataKey="week"
            series={[{ name: "received", label: "Received", color: "var(--wl-lane)" }]}
            yAxisProps={{ allowDecimals: false, width: 36 }}
            gridAxis="x"
            tickLine="none"
            maxBarWidth={28}
            accessibilityLayer={false}
            barProps={{ radius: 4, isAnimationActive: false }}
          />
        </div>
      </div>
      <div className={classes.card}>
        <h3 className={classes.cardTitle}>From received to accepted</h3>
        {decided > 0 ? (
          <p className={classes.quiet}>
            {percent.format(applicationsAccepted / decided)} of those decided were accepted.
          </p>
        ) : null}
        <Bars
          data={[
            { name: "Received", value: applicationsReceived },
            { name: "Decided", value: decided },
            { name: "Accepted", value: applicationsAccepted },
          ]}
        />
      </div>
      <div className={classes.card}>
        <h3 className={classes.cardTitle}>Where applicants came from</h3>
        <Bars
          data={sources.map(({ source, count }) => ({ name: sourceLabel(source), value: count }))}
          valueFormatter={(count) => percent.format(count / applicationsReceived)}
        />
      </div>
      <div className={classes.card}>
        <h3 className={classes.cardTitle}>Time in each stage</h3>
        <p className={classes.quiet}>
          {waiting.length > 0 ? "Half of those who wait there have waited longer." : "Nobody waits for a decision."}
        </p>
        <Bars
          data={waiting.map(({ stage, count, medianDays }) => ({
            name: `${stage} (${count.toLocaleString("en-GB")})`,
            value: Math.round(medianDays ?? 0),
          }))}
          valueFormatter={(days) => (days === 1 ? "1 day" : `${days} days`)}
        />
      </div>
    </div>
  );
}
