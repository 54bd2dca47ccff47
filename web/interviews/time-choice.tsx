import { Button } from "@mantine/core";
import { useState } from "react";
import { timeOfDay, weekdayAndDay } from "../ui/dates.ts";
import { useEscape } from "../ui/overlays/escape.ts";
import classes from "./interviews.module.css";

const MOVES = ["You cannot move the interview afterwards.", "You can move the interview once afterwards."];

interface TimeChoiceProps {
  times: readonly string[];
  /** How often the interview can still be moved once one of them is picked. */
  movesLeft: number;
  onPick: (time: string) => void;
}

/** The times of an interview by day, each a button, in the reader's time zone; a chosen one is picked by another. */
export function TimeChoice({ times, movesLeft, onPick }: TimeChoiceProps) {
  const [pressed, setChosen] = useState<string | null>(null);
  // Someone else may have picked it since.
  const chosen = pressed && times.includes(pressed) ? pressed : null;
  useEscape(chosen !== null, () => setChosen(null), { isModal: false });
  const days = [...new Set(times.map(weekdayAndDay))];
  return days.map((day) => {
    const ofDay = times.filter((time) => weekdayAndDay(time) === day);
    return (
      <fieldset key={day} className={classes.day}>
        <legend>{day}</legend>
        {ofDay.map((time) => (
          <Button
            key={time}
            variant={time === chosen ? "filled" : "light"}
            size="md"
            aria-label={`${day}, ${timeOfDay(time)}`}
            aria-pressed={time === chosen}
            onClick={() => setChosen(time)}
          >
            {timeOfDay(time)}
          </Button>
        ))}
        {chosen && ofDay.includes(chosen) ? (
          <div className={classes.confirm}>
            <p role="status">{MOVES[movesLeft] ?? `You can move the interview ${movesLeft} times afterwards.`}</p>
            <Button onClick={() => onPick(chosen)}>Confirm {timeOfDay(chosen)}</Button>
          </div>
        ) : null}
      </fieldset>
    );
  });
}
