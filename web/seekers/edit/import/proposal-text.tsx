import { useEffect, useRef } from "react";
import { scrollRegion } from "../../../ui/lists/scroll-region.ts";
import classes from "./profile-import.module.css";

interface ProposalTextProps {
  name: string;
  lines: readonly string[];
  /** Numbers of the lines to show and mark. */
  marked: readonly number[];
}

/** The text of a file; marked lines scroll into view. */
export function ProposalText({ name, lines, marked }: ProposalTextProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const first = marked[0] === undefined ? null : list.current?.children[marked[0] - 1];
    first?.scrollIntoView({ block: "nearest" });
  }, [marked]);
  return (
    <section className={classes.text} {...scrollRegion(`Text of ${name}`)}>
      <ol ref={list}>
        {lines.map((line, index) => {
          const number = index + 1;
          return <li key={number}>{marked.includes(number) ? <mark>{line}</mark> : line}</li>;
        })}
      </ol>
    </section>
  );
}
