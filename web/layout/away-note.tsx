import { useIsDown } from "../apollo/line.ts";
import { serverLines } from "../apollo/recovery.ts";
import type { Role } from "../generated/graphql.ts";
import { FormMessage } from "../ui/form-message.tsx";
import classes from "./away-note.module.css";

/** Says that the server cannot be reached, for as long as it is so. */
export function AwayNote({ areaOf }: { areaOf: Role }) {
  const isAway = useIsDown(serverLines[areaOf]);
  if (!isAway) return null;
  return (
    <div className={classes.note}>
      <FormMessage tone="no">
        Worklane cannot be reached right now. What you see may be old; this page goes on by itself as soon as it can.
      </FormMessage>
    </div>
  );
}
