import { Button } from "@mantine/core";
import { LetterDrawing } from "../ui/drawings/letter-drawing.tsx";
import classes from "./account-frame.module.css";
import { AccountFrame } from "./account-frame.tsx";
import { ResendButton } from "./resend-button.tsx";

interface CheckMailProps {
  email: string;
  /** The server's message after sign-up. */
  message: string;
  onResend: () => Promise<string>;
  /** Returns to the form, to correct a mistyped address. */
  onCorrect: () => void;
}

/** Shown after sign-up, while the email address is not verified yet. */
export function CheckMail({ email, message, onResend, onCorrect }: CheckMailProps) {
  return (
    <AccountFrame title="Check your email" subtitle={message}>
      <div className={classes.stack}>
        <LetterDrawing />
        <p>
          We sent an email to <strong>{email}</strong>. Open the link in it within 24 hours, then log in. If it does not
          arrive within a minute, check your spam folder.
        </p>
        <ResendButton onResend={onResend} />
        <Button variant="subtle" onClick={onCorrect}>
          Wrong address? Sign up with a different one
        </Button>
      </div>
    </AccountFrame>
  );
}
