import { Anchor } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { ONCE_APPLIED } from "./people-texts.ts";
import classes from "./resume-link.module.css";

interface ResumeLinkProps {
  url: string | null | undefined;
  name: string;
  /** Whether there is a resume, even if the reader may not open it. */
  exists?: boolean;
}

/** A link to a resume in a new tab, or a note why there is none. */
export function ResumeLink({ url, name, exists = false }: ResumeLinkProps) {
  if (!url)
    return <p className={classes.none}>{exists ? `Resume: ${ONCE_APPLIED.toLowerCase()}` : "No Resume Uploaded"}</p>;
  return (
    <Anchor className={classes.resume} href={url} target="_blank" rel="noreferrer" aria-label={`View Resume: ${name}`}>
      <IconFileText size={18} stroke={1.75} aria-hidden="true" />
      View Resume
    </Anchor>
  );
}
