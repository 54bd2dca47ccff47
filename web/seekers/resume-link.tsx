import { Anchor } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import classes from "./resume-link.module.css";

/** A link to a resume in a new tab, or a note that there is none. */
export function ResumeLink({ url, name }: { url: string | null | undefined; name: string }) {
  if (!url) return <p className={classes.none}>No Resume Uploaded</p>;
  return (
    <Anchor className={classes.resume} href={url} target="_blank" rel="noreferrer" aria-label={`View Resume: ${name}`}>
      <IconFileText size={18} stroke={1.75} aria-hidden="true" />
      View Resume
    </Anchor>
  );
}
