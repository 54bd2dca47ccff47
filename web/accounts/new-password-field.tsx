import { useDebouncedValue } from "@mantine/hooks";
import { type ReactNode, useEffect, useState } from "react";
import type { judgePassword, PersonalWords } from "../../shared/password-strength.ts";
import { PasswordField } from "./fields.tsx";
import classes from "./new-password-field.module.css";

const LEVELS = [0, 1, 2, 3] as const;
const WORDS = ["Easy to guess", "Easy to guess", "Fair", "Good", "Strong"] as const;
const PAUSE_MS = 150;

interface Typed {
  password: string;
  personal: PersonalWords;
}
const NOTHING: Typed = { password: "", personal: {} };

type Judgement = ReturnType<typeof judgePassword>;

interface NewPasswordFieldProps {
  label: string;
  error?: ReactNode;
  /** What else the form knows of the person: none of it makes a good password. */
  personal?: () => PersonalWords;
}

/** A password that is being chosen, with how hard it is to guess. */
export function NewPasswordField({ personal, ...field }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState<Typed>(NOTHING);
  const judged = useJudgement(typed);
  // The server knows more of the person: what it has refused is praised by nobody.
  const judgement = field.error && !judged?.refusal ? null : judged;
  return (
    // What the form hears of the input stays with the form: this only listens beside it.
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

/** Judged once nobody types for a moment; the lists come with the first letter. */
function useJudgement(typed: Typed): Judgement | null {
  const [{ password, personal }] = useDebouncedValue(typed, PAUSE_MS);
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  useEffect(() => {
    let current = true;
    const judge = async () => {
      if (password === "") return null;
      const { judgePassword } = await import("../../shared/password-strength.ts");
      return judgePassword(password, personal);
    };
    judge().then(
      (judged) => current && setJudgement(judged),
      () => undefined, // Without the lists the server judges alone.
    );
    return () => {
      current = false;
    };
  }, [password, personal]);
  return judgement;
}
