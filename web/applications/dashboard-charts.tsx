import "@mantine/charts/styles.layer.css";
import { BarChart, BarsList } from "@mantine/charts";
import classes from "./dashboard-page.module.css";
import type { DashboardFigures } from "./dashboard-picture.tsx";

const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** The charts; a chunk of their own, because the library is large. */
export default function DashboardCharts({ weeks, counters }: DashboardFigures) {
  const { applicationsReceived, applicationsAccepted, applicationsRejected } = counters;
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
        <BarsList
          mt="md"
          barGap={8}
          barHeight={44}
          classNames={{ barLabel: classes.barLabel }}
          barColor="lane"
          data={[
            { name: "Received", value: applicationsReceived },
            { name: "Decided", value: applicationsAccepted + applicationsRejected },
            { name: "Accepted", value: applicationsAccepted },
          ]}
        />
      </div>
    </div>
  );
}
