import { Button } from "@mantine/core";
import { useState } from "react";
import { longDate } from "../../ui/dates.ts";
import { DashboardCharts, type DashboardFigures } from "./dashboard-charts.tsx";
import classes from "./dashboard-page.module.css";

/** Charts of applications per week, sources and stages, or the weeks as a table. */
export function DashboardPicture(figures: DashboardFigures) {
  const [table, setTable] = useState(false);
  return (
    <section aria-labelledby="picture-title">
      <div className={classes.head}>
        <h2 id="picture-title" className={classes.section}>
          Applications over time
        </h2>
        <Button variant="subtle" onClick={() => setTable(!table)}>
          {table ? "Show as charts" : "Show as a table"}
        </Button>
      </div>
      {table ? <WeeksTable weeks={figures.weeks} /> : <DashboardCharts {...figures} />}
    </section>
  );
}

function WeeksTable({ weeks }: Pick<DashboardFigures, "weeks">) {
  return (
    <div className={classes.card}>
      <table className={classes.table}>
        <caption>Applications received in each of the last twelve weeks</caption>
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Received</th>
            <th scope="col">Accepted</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ weekStart, received, accepted }) => (
            <tr key={weekStart}>
              <th scope="row">{longDate(weekStart)}</th>
              <td>{received}</td>
              <td>{accepted}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
