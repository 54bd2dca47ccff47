import { useDebouncedValue } from "@mantine/hooks";
import { type ReactNode, useEffect, useState } from "react";
import type { PersonalWords, ratePassword } from "../../shared/password-strength.ts";
import { PasswordField } from "./fields.tsx";
import classes from "./new-password-field.module.css";

const LEVELS = [0, 1, 2, 3] as const;
const WORDS = ["This password is easy to guess", "This password is easy to guess", "Fair", "Good", "Strong"] as const;
const PAUSE_MS = 150;

interface Typed {
  password: string;
  personal: PersonalWords;
}
const NOTHING: Typed = { password: "", personal: {} };

type Judgement = ReturnType<typeof ratePassword>;

interface NewPasswordFieldProps {
  label: string;
  error?: ReactNode;
  /** Personal data in the rest of the form, which makes a bad password. */
  personal?: () => PersonalWords;
}

/** A field for a new password, with its strength. */
export function NewPasswordField({ personal, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const judged = usePasswordStrength(typed);
  // The server knows more personal data: do not praise what it has refused.
  const judgement = field.error && !judged?.refusal ? null : judged;
  return (
    // Only listens: the input's handlers belong to the form.
    <div
      onInput={({ target }) =>
        setTyped({ password: (target as HTMLInputElement).value, personal: personal?.() ?? NOTHING.personal })
      }
    >
      <PasswordField fresh {...field} />
      <div role="status" className={classes.strength} data-score={judgement?.score}>
        {judgement ? (
          <>
            <span className={classes.bars} aria-hidden="true">
              {LEVELS.map((level) => (
                <i key={level} data-filled={Math.max(1, judgement.score) > level || undefined} />
              ))}
            </span>
            <span>
              {WORDS[judgement.score]}
              {judgement.refusal && !field.error ? `. ${judgement.refusal}` : null}
            </span>
          </>
        ) : null}
      </div>
    </div>
  );
}

/** Judges the password after a pause in typing; the word lists are loaded with the first letter. */
function usePasswordStrength(typed: Typed): Judgement | null {
  const [{ password, personal }] = useDebouncedValue(typed, PAUSE_MS);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  useEffect(() => {
    let current = true;
    const judge = async () => {
      if (password === "") return null;
      const { ratePassword } = await import("../../shared/password-strength.ts");
      return ratePassword(password, personal);
    };
    judge().then(
      (judged) => current && setJudgement(judged),
      () => undefined, // Without the lists, only the server judges.
    );
    return () => {
      current = false;
    };
  }, [password, personal]);
  return judgement;
}
