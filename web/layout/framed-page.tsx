import type { ReactNode } from "react";
import { ScrollRestoration, useLocation } from "react-router-dom";
import { isPrerenderedWhole } from "../rendering/prerendered-pages.ts";
import { BlockSkeleton } from "../ui/lists/skeletons.tsx";
import { useHydrated } from "../ui/media.ts";

interface FramedPageProps {
  children: ReactNode;
  /** Class around the placeholder. */
  placeholderClass?: string | undefined;
}

/**
 * The page in a frame: a placeholder until the frame is hydrated, unless the server prerenders the page as well. The scroll
 * position on Back and on a reload is restored with the page, which is taller than its placeholder.
 */
export function FramedPage({ children, placeholderClass }: FramedPageProps) {
  const { pathname } = useLocation();
  if (useHydrated() || isPrerenderedWhole(pathname))
    return (
      <>
        {children}
        <ScrollRestoration />
      </>
    );
  return (
    <div className={placeholderClass}>
      <BlockSkeleton label="Loading the page" />
    </div>
  );
}
