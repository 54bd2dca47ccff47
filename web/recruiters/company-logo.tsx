import { IconBriefcase } from "@tabler/icons-react";
import classes from "./company-panel.module.css";

/** The logo, or a briefcase when there is none. Decorative: the name is shown beside it. */
export function CompanyLogo({ url }: { url: string | null }) {
  return (
    <span className={classes.logo}>
      {url ? (
        <img src={url} alt="" width={64} height={64} />
      ) : (
        <IconBriefcase size={32} stroke={1.5} aria-hidden="true" />
      )}
    </span>
  );
}
