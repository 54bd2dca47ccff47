import { VisuallyHidden } from "@mantine/core";
import { passesFocus } from "../focus/focus.ts";
import classes from "./skeletons.module.css";

/** One grey bar; `width` in CSS units. */
export function SkeletonBar({ width = "100%", height = 14 }: { width?: string; height?: number }) {
  return <span className={classes.bar} style={{ width, height }} />;
}

/** Placeholder for a logo or a portrait; `size` in pixels. */
export const SkeletonLogo = ({ size = 48 }: { size?: number }) => (
  <span className={classes.logo} style={{ width: size, height: size }} />
);

/** Placeholder for a job or person card. */
export function CardSkeleton() {
  return (
    <div className={classes.card} aria-hidden="true">
      <div className={classes.head}>
        <SkeletonLogo />
        <div className={classes.lines}>
          <SkeletonBar width="40%" />
          <SkeletonBar width="75%" height={20} />
        </div>
      </div>
      <SkeletonBar width="90%" />
      <SkeletonBar />
      <SkeletonBar width="60%" />
      <SkeletonBar width="45%" height={44} />
    </div>
  );
}

/** A grid of card skeletons, announced once as loading. */
export function CardGridSkeleton({ count = 6, label = "Loading" }: { count?: number; label?: string }) {
  return (
    <div className={classes.grid} role="status" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these placeholders have no identity
        <CardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Placeholder for a panel or a form: a heading and some lines. */
export function BlockSkeleton({ lines = 6, label = "Loading" }: { lines?: number; label?: string }) {
  return (
    <div className={classes.block} role="status" aria-label={label}>
      <SkeletonBar width="35%" height={28} />
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: these placeholders have no identity
        <SkeletonBar key={index} width={`${95 - ((index * 17) % 40)}%`} />
      ))}
    </div>
  );
}

/** Placeholder for a whole page, with its real heading for screen readers and for the focus. */
export function PageSkeleton({ title, label, lines = 10 }: { title: string; label: string; lines?: number }) {
  return (
    <>
      <VisuallyHidden component="h1" ref={passesFocus}>
        {title}
      </VisuallyHidden>
      <BlockSkeleton label={label} lines={lines} />
    </>
  );
}
