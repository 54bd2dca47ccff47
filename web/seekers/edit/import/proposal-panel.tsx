import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import type { ProfileProposal_ProposalFragment } from "../../../generated/graphql.ts";
import form from "../profile-form.module.css";
import type { Choice } from "./choices.ts";
import classes from "./profile-import.module.css";
import { ProposalText } from "./proposal-text.tsx";

interface ProposalPanelProps {
  /** The file's name. */
  name: string;
  proposal: ProfileProposal_ProposalFragment;
  choices: readonly Choice[];
  /** The account's email address. */
  email: string | null;
  onUse: (chosen: readonly Choice[]) => void;
  onDiscard: () => void;
}

const linesText = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `line ${numbers[0]}`
    : `lines ${numbers.slice(0, 3).join(", ")}${numbers.length > 3 ? " …" : ""}`;
const counted = (count: number, one: string) => `${count.toLocaleString("en-GB")} ${one}${count === 1 ? "" : "s"}`;

/** A file's text beside what was found in it, to choose from. What would replace a value, or may be wrong, is not chosen at first. */
export function ProposalPanel({ name, proposal, choices, email, onUse, onDiscard }: ProposalPanelProps) {
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState(() => choices.filter(({ isSelected }) => isSelected).map(({ id }) => id));
  const { text, isProfile, leftOver, isTruncated, fields } = proposal;
  const found = fields.length + proposal.experiences.length + proposal.entries.length;
  const otherEmail = fields.find(
    ({ field, value }) => field === "email" && value.toLowerCase() !== email?.toLowerCase(),
  )?.value;
  const isAll = chosen.length === choices.length;

  return (
    <section className={classes.panel} aria-label={`Found in ${name}`}>
      <ProposalText name={name} lines={text} marked={marked} />
      <div className={classes.found}>
        {isProfile ? null : (
          <p>
            This file does not look like a resume: it has no heading such as “Education” or “Skills”. Only values with a
            label are proposed.
          </p>
        )}
        <p>
          {found === 0
            ? "Nothing in this file could be matched to a field. Copy what you need from its text."
            : choices.length === 0
              ? "Your profile already has everything that was found in this file."
              : "Select what to fill in. Nothing is saved until you update your profile."}
        </p>
        {choices.length > 0 ? (
          <ul className={classes.choices}>
            <li>
              <Checkbox
                label="Select all"
                checked={isAll}
                indeterminate={!isAll && chosen.length > 0}
                onChange={() => setChosen(isAll ? [] : choices.map(({ id }) => id))}
              />
            </li>
            {choices.map(({ id, label, value, current, note, foundIn }) => (
              <li key={id}>
                <Checkbox
                  label={label}
                  description={
                    <>
                      <span className={classes.value}>{value}</span>
                      {current ? <span className={classes.value}>Replaces: {current}</span> : null}
                      {note ? <span className={classes.value}>{note}</span> : null}
                    </>
                  }
                  checked={chosen.includes(id)}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                  }
                />
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() => setMarked([...foundIn])}
                  aria-label={`Show ${linesText(foundIn)}, ${label}`}
                >
                  Show {linesText(foundIn)}
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        {isTruncated ? <p>This file is too long to read in full. Its text is shown as far as it was read.</p> : null}
        {otherEmail ? <p>The file has the email address {otherEmail}. You can change yours under Settings.</p> : null}
        {leftOver.length > 0 ? (
          <details>
            <summary>{counted(leftOver.length, "line")} not used</summary>
            <ul>
              {leftOver.map((line) => (
                <li key={line}>{text[line - 1]}</li>
              ))}
            </ul>
          </details>
        ) : null}
        <div className={form.tools}>
          {choices.length > 0 ? (
            <Button
              disabled={chosen.length === 0}
              onClick={() => onUse(choices.filter(({ id }) => chosen.includes(id)))}
            >
              Fill in {counted(chosen.length, "value")}
            </Button>
          ) : null}
          <Button variant="default" onClick={onDiscard}>
            Discard
          </Button>
        </div>
      </div>
    </section>
  );
}
