import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./form-message.module.css";

/** A message for the form as a whole, above its fields: an error, or a confirmation. Announced when it appears. */
export function FormMessage({ tone, children }: { tone: "no" | "accent"; children: ReactNode }) {
  if (!children) return null;
  const MessageIcon = tone === "no" ? IconAlertTriangle : IconCircleCheck;
  return (
    <div className={classes.message} data-tone={tone} role={tone === "no" ? "alert" : "status"}>
      <MessageIcon size={20} stroke={1.75} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
