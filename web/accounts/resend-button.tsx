import { Button } from "@mantine/core";
import { useState } from "react";
import { FormMessage } from "../ui/forms/form-message.tsx";

/** Requests the verification mail again. `onResend` resolves with the message to show. */
export function ResendButton({ onResend }: { onResend: () => Promise<string> }) {
  const [busy, setBusy] = useState(false);
  const [shown, setTold] = useState<string | null>(null);
  const resend = async () => {
    setBusy(true);
    setTold(await onResend());
    setBusy(false);
  };
  return (
    <>
      <FormMessage tone="accent">{shown}</FormMessage>
      <Button variant="default" onClick={resend} loading={busy}>
        Resend the verification email
      </Button>
    </>
  );
}
