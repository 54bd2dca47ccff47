import { Button } from "@mantine/core";
import { useAppealMutation, useOwnMeasuresQuery } from "../generated/accounts/measures.ts";
import type { ShownMeasureFragment } from "../generated/graphql.ts";
import { InfiniteList } from "../ui/lists/infinite-list.tsx";
import { useChosenRow } from "../ui/lists/use-chosen-row.ts";
import { useMore } from "../ui/lists/use-more.ts";
import { notify } from "../ui/notices/notify.ts";
import { SidePanel } from "../ui/overlays/side-panel.tsx";
import sections from "../ui/sections.module.css";
import { AppealForm } from "./appeal-form.tsx";
import { MeasureSummary, measureTitle } from "./measure-summary.tsx";

const OPTIONS = { variables: { first: 10 }, fetchPolicy: "cache-and-network" } as const;
const FAILED = "Could not load more decisions. Please check your internet connection.";

/**
 * Decisions of operators about the account or its company's jobs, with a way to appeal; nothing when there are none.
 */
export function OwnMeasures() {
  const { data, fetchMore } = useOwnMeasuresQuery(OPTIONS);
  const list = data?.viewerMeasures;
  const more = useMore(() => fetchMore({ variables: { after: list?.pageInfo.endCursor } }));
  const measures = list?.edges.map(({ node }) => node) ?? [];
  const { chosen, opened, open, close } = useChosenRow(measures);
  if (!list || measures.length === 0) return null;
  const rows = (
    <ul className={sections.rows} aria-labelledby="own-measures">
      {measures.map((measure) => (
        <li key={measure.id} className={sections.row}>
          <div>
            <strong>{measureTitle(measure)}</strong>
            <MeasureSummary measure={measure} />
          </div>
          {measure.canAppeal ? (
            <Button
              variant="default"
              aria-label={`Appeal against: ${measureTitle(measure)}`}
              onClick={() => open(measure.id)}
            >
              Appeal
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
  return (
    <section className={sections.section} aria-labelledby="own-measures">
      <h2 id="own-measures">Decisions by Worklane</h2>
      <p>Decisions by our operators about you or your company's jobs.</p>
      <div className={sections.list}>
        {list.pageInfo.hasNextPage ? (
          <InfiniteList hasMore more={more} failed={FAILED} loadsByItself={false}>
            {rows}
          </InfiniteList>
        ) : (
          rows
        )}
      </div>
      <SidePanel opened={opened} onClose={close} title="Appeal" width={440} fit>
        {chosen ? <Appeal measure={chosen} onSent={close} /> : null}
      </SidePanel>
    </section>
  );
}

function Appeal({ measure, onSent }: { measure: ShownMeasureFragment; onSent: () => void }) {
  const [appeal] = useAppealMutation({ refetchQueries: ["OwnMeasures"], awaitRefetchQueries: true });
  return (
    <AppealForm
      className={sections.form}
      send={async (text) => {
        const { data } = await appeal({ variables: { input: { measureId: measure.id, text } } });
        if (data) notify(data.appeal.message);
      }}
      onSent={onSent}
    />
  );
}
