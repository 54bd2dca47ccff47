import type { ReactNode } from "react";
import { listProblem } from "../../apollo/problem.ts";
import { FocusKeeper } from "../focus/focus-keeper.tsx";
import sections from "../sections.module.css";
import { ErrorState } from "./error-state.tsx";
import { InfiniteList } from "./infinite-list.tsx";
import type { ListState } from "./loaded-list.ts";
import classes from "./section-list.module.css";
import { BlockSkeleton } from "./skeletons.tsx";
import { useMore } from "./use-more.ts";

interface SectionListProps<Node extends { id: string }> extends ListState<Node> {
  /** Id of the heading. */
  id: string;
  heading: string;
  text: string;
  /** A form that adds to the list. */
  form?: ReactNode;
  /** Shown in place of an empty list. */
  empty: string;
  /** A row: a name, and a button that removes it. */
  children: (node: Node) => ReactNode;
}

/** A section of a settings page with a list from which things are removed, in all its states. */
export function SectionList<Node extends { id: string }>(props: SectionListProps<Node>) {
  const { id, heading, text, form, list, error, failed, empty, onRetry, fetchAfter, children } = props;
  const more = useMore(() => fetchAfter(list?.pageInfo.endCursor));
  return (
    <section className={sections.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{text}</p>
      {form}
      {list ? (
        // A row, not its button: a second press must not remove the next one.
        <FocusKeeper stops="li" afterLast="heading" className={sections.list}>
          {list.edges.length === 0 && !list.pageInfo.hasNextPage ? (
            <p>{empty}</p>
          ) : (
            <InfiniteList hasMore={list.pageInfo.hasNextPage} more={more} failed={failed}>
              <ul className={classes.rows} aria-labelledby={id}>
                {list.edges.map(({ node }) => (
                  <li key={node.id} className={classes.row}>
                    {children(node)}
                  </li>
                ))}
              </ul>
            </InfiniteList>
          )}
        </FocusKeeper>
      ) : error ? (
        <ErrorState message={listProblem(error, failed)} onRetry={onRetry} />
      ) : (
        <BlockSkeleton lines={2} label={`Loading ${heading.toLowerCase()}`} />
      )}
    </section>
  );
}
