import type { ReactNode } from "react";
import { ScrollRestoration } from "react-router-dom";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { isFrameAlone, useHydrated } from "../ui/media.ts";
import { SCROLL_POSITIONS, useSteadyScroll } from "./steady-scroll.ts";

interface FramedPageProps {
  children: ReactNode;
  /** Class around the placeholder. */
  placeholderClass?: string | undefined;
}

/**
 * The page in a frame: a placeholder until the frame is hydrated, unless the server prerenders the page as well. The
 * scroll position on Back and on a reload is restored with the page, which is taller than its placeholder.
 */
export function FramedPage({ children, placeholderClass }: FramedPageProps) {
  useSteadyScroll();
  if (useHydrated() || !isFrameAlone())
    return (
      <>
        {children}
        <ScrollRestoration storageKey={SCROLL_POSITIONS} />
      </>
    );
  return (
    <div className={placeholderClass}>
      <BlockSkeleton label="Loading the page" />
    </div>
  );
}
