import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { FormMessage } from "../../ui/forms/form-message.tsx";
import { confirm } from "../../ui/overlays/confirm.ts";
import classes from "./job-form.module.css";

/** Shown above a form restored from a draft, with a button to start over. */
export function DraftBanner({ onStartOver, children }: { onStartOver: () => void; children: ReactNode }) {
  const startOver = async () => {
    const sure = await confirm({
      title: "Start over?",
      body: "What you have written will be lost.",
      confirm: "Start over",
      danger: true,
    });
    if (sure) onStartOver();
  };
  return (
    <div className={classes.banner}>
      <FormMessage tone="accent">{children}</FormMessage>
      <Button variant="default" onClick={startOver}>
        Start over
      </Button>
    </div>
  );
}
