import { useApolloClient } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type DragEvent, useRef, useState } from "react";
import { ReviewCountsDocument } from "../../generated/applications/review/review.ts";
import type { ReviewCountsQuery, ReviewRow_ApplicantFragment } from "../../generated/graphql.ts";
import { useCan } from "../../session/viewer.ts";
import { ErrorState } from "../../ui/lists/error-state.tsx";
import { scrollRegion } from "../../ui/lists/scroll-region.ts";
import { BlockSkeleton } from "../../ui/lists/skeletons.tsx";
import { useApplicantsLive } from "../applicants/use-applicants-live.ts";
import { UndoBar } from "../review/undo-bar.tsx";
import { useBulkChange } from "../review/use-bulk-change.ts";
import { useReviewDecisions } from "../review/use-review-decisions.ts";
import { useUndoStack } from "../review/use-undo-stack.ts";
import { countIn } from "../review-address.ts";
import type { ApplicantConditions } from "../search/conditions.ts";
import classes from "./board.module.css";
import { BoardCard } from "./board-card.tsx";
import { type Column, columnsOf, useBoard } from "./use-board.ts";

/** Data type of the dragged application. */
const DRAGGED = "application/x-worklane-application";

interface BoardProps {
  jobId: string;
  conditions: ApplicantConditions;
  /** Null until they are loaded. */
  counts: ReviewCountsQuery["applicantCounts"] | null;
}

/**
 * The applicants of a job in columns: stages, then decisions. Moved by dragging, or by the menu of each card. Keyed by
 * job and conditions.
 */
export function Board({ jobId, conditions, counts }: BoardProps) {
  const client = useApolloClient();
  const columns = columnsOf(counts?.stages.map(({ stage }) => stage) ?? []);
  const board = useBoard(jobId, columns, conditions);
  const mayDecide = useCan("DECIDE");
  const reload = () => {
    board.reload();
    client.refetchQueries({ include: [ReviewCountsDocument] }).catch(() => {});
  };
  const undoStack = useUndoStack(jobId, (changed) => void bulk.undo(changed));
  const bulk = useBulkChange(undoStack, reload);
  const change = useReviewDecisions(undoStack, {});
  const moved = useRef<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  useApplicantsLive(reload, jobId);

  const put = (row: ReviewRow_ApplicantFragment, column: Column) => {
    change(row, column.change);
    moved.current = row.id;
  };
  const { rowsOf } = board;
  if (!rowsOf) {
    return board.failed ? (
      <ErrorState message="Failed to fetch applicants" onRetry={board.reload} />
    ) : (
      <BlockSkeleton label="Loading the board" lines={10} />
    );
  }
  const rows = columns.flatMap((column) => rowsOf(column));
  const dropped = (event: DragEvent, column: Column) => {
    setOver(null);
    const row = rows.find(({ id }) => id === event.dataTransfer.getData(DRAGGED));
    if (!row || rowsOf(column).includes(row)) return;
    event.preventDefault();
    put(row, column);
  };
  return (
    <>
      <p className={classes.order}>{board.order}</p>
      <section className={classes.board} {...scrollRegion("Board")}>
        {columns.map((column) => (
          <section
            key={column.key}
            className={classes.column}
            aria-label={column.name}
            data-over={over === column.key || undefined}
            onDragOver={(event) => {
              if (!event.dataTransfer.types.includes(DRAGGED)) return;
              event.preventDefault();
              setOver(column.key);
            }}
            onDragLeave={() => setOver(null)}
            onDrop={(event) => dropped(event, column)}
          >
            <h2 className={classes.name}>
              {column.name}{" "}
              <span className={classes.count}>{countIn(counts, column.tab)?.toLocaleString("en-GB")}</span>
            </h2>
            <ul className={classes.cards}>
              {rowsOf(column).map((row) => (
                <li
                  key={row.id}
                  draggable={mayDecide}
                  onDragStart={(event) => {
                    event.dataTransfer.setData(DRAGGED, row.id);
                    event.dataTransfer.effectAllowed = "move";
                  }}
                >
                  <BoardCard
                    row={row}
                    column={column}
                    columns={mayDecide ? columns : []}
                    onMove={(to) => put(row, to)}
                    moved={moved}
                  />
                </li>
              ))}
            </ul>
            {board.hasMore(column) ? (
              <Button variant="default" onClick={() => board.loadMore(column)}>
                Show more
              </Button>
            ) : null}
          </section>
        ))}
      </section>
      <div className={classes.undo}>
        <UndoBar newest={undoStack.newest} />
      </div>
    </>
  );
}
