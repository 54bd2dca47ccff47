import classes from "./suggestion-row.module.css";

interface SuggestionRowProps {
  suggestions: readonly string[];
  disabled: boolean;
  onAsk: (question: string) => void;
}

/** Suggested questions, asked with one click. */
export function SuggestionRow({ suggestions, disabled, onAsk }: SuggestionRowProps) {
  return (
    <ul className={classes.row} aria-label="Suggested questions">
      {suggestions.map((question) => (
        <li key={question}>
          <button type="button" className={classes.chip} disabled={disabled} onClick={() => onAsk(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
