import { Button } from "@mantine/core";
import { timeOfDay, weekdayAndDay } from "../ui/dates.ts";
import classes from "./interviews.module.css";

/** The times of an interview by day, each a button; in the reader's time zone. */
export function TimeChoice({ times, onPick }: { times: readonly string[]; onPick: (time: string) => void }) {
  const days = [...new Set(times.map(weekdayAndDay))];
  return days.map((day) => (
    <fieldset key={day} className={classes.day}>
      <legend>{day}</legend>
      {times
        .filter((time) => weekdayAndDay(time) === day)
        .map((time) => (
          <Button
            key={time}
            variant="light"
            size="md"
            aria-label={`${day}, ${timeOfDay(time)}`}
            onClick={() => onPick(time)}
          >
            {timeOfDay(time)}
          </Button>
        ))}
    </fieldset>
  ));
}
