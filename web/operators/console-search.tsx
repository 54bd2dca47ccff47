import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import classes from "./console.module.css";

interface ConsoleSearchProps {
  /** Label of the form. */
  name: string;
  label: string;
  /** The current search. */
  search: string;
  /** Returns the error of the words; null when they are valid. */
  rule: (words: string) => string | null;
  onSearch: (words: string) => void;
}

/** A search form with one field. */
export function ConsoleSearch({ name, label, search, rule, onSearch }: ConsoleSearchProps) {
  const [words, setWords] = useState(search);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = rule(words.trim());
    setProblem(wrong);
    if (!wrong) onSearch(words.trim());
  };
  return (
    <form className={classes.search} onSubmit={submit} noValidate aria-label={name}>
      <TextInput
        type="search"
        label={label}
        value={words}
        error={problem}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
