import { IconCircleDashed, IconRosetteDiscountCheck } from "@tabler/icons-react";
import { type CheckedCompany, verificationLabel } from "../../shared/verification.ts";
import { Hidden } from "./hidden.tsx";
import classes from "./verification.module.css";

interface VerificationProps {
  verification: CheckedCompany | null;
  /** Formats the day. */
  day: (date: string) => string;
}

/** The verification of a company with its date, or that it is not verified. */
export function Verification({ verification, day }: VerificationProps) {
  if (!verification)
    return (
      <p className={classes.line}>
        <IconCircleDashed size={18} stroke={1.75} aria-hidden="true" />
        <span>
          <strong>Not verified</strong>: this company has not proved that it owns its domain.
        </span>
      </p>
    );
  return (
    <p className={classes.line} data-verified="">
      <IconRosetteDiscountCheck size={18} stroke={1.75} aria-hidden="true" />
      <span>
        <strong>Verified</strong>, last checked on {day(verification.checkedAt)}: {verificationLabel(verification)}
      </span>
    </p>
  );
}

/** A mark beside a company's name in a list: verified; nothing when it is not. */
export function VerifiedMark({ verification }: { verification: Pick<CheckedCompany, "domain"> | null }) {
  if (!verification) return null;
  return (
    <span className={classes.mark} title={`Verified: ${verification.domain}`}>
      <IconRosetteDiscountCheck size={16} stroke={1.75} aria-hidden="true" />
      <Hidden>, verified</Hidden>
    </span>
  );
}
