import { SkeletonBar, SkeletonLogo } from "../ui/lists/skeletons.tsx";
import classes from "./job-rows.module.css";

const ROWS = 12;

/** Placeholder of a list of jobs while it loads. */
export const JobRowsSkeleton = ({ label = "Loading jobs" }: { label?: string }) => (
  <div className={classes.rows} role="status" aria-label={label}>
    {Array.from({ length: ROWS }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: these placeholders have no identity
      <div key={index} className={classes.skeleton} aria-hidden="true">
        <SkeletonLogo size={40} />
        <span className={classes.lines}>
          <SkeletonBar width={`${60 - ((index * 13) % 30)}%`} height={17} />
          <SkeletonBar width={`${85 - ((index * 17) % 35)}%`} height={13} />
        </span>
      </div>
    ))}
  </div>
);
