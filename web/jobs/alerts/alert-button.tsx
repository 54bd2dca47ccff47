import { UnstyledButton } from "@mantine/core";
import { Suspense } from "react";
import type { JobFilter } from "../../generated/graphql.ts";
import { useHydrated } from "../../ui/media.ts";
import { lazyOnTouch } from "../../ui/overlays/lazy-part.tsx";
import { useEverOpened } from "../../ui/overlays/use-opened.ts";
import { useOpenedInAddress } from "../../ui/overlays/use-opened-in-address.ts";
import classes from "./alert-button.module.css";

const AlertSheet = lazyOnTouch(() => import("./alert-sheet.tsx"));

/**
 * Creates an alert for new jobs that match a search with at least one condition. `?alert=new` also opens it, after
 * login.
 */
export function AlertButton({ filter }: { filter: JobFilter }) {
  const [open, setOpen] = useOpenedInAddress("alert");
  const hydrated = useHydrated();
  const opened = open !== null;
  const used = useEverOpened(opened);
  return (
    <>
      <UnstyledButton className={classes.button} onClick={() => setOpen("new")} aria-haspopup="dialog">
        Create job alert
      </UnstyledButton>
      {used && hydrated ? (
        <Suspense>
          <AlertSheet opened={opened} filter={filter} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
