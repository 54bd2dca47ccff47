import { Checkbox, Radio } from "@mantine/core";
import { chatSpeech } from "../messages/live/chat-speech.ts";
import type { BrowserChoice } from "../ui/browser-choice.ts";
import { RadioGroup } from "../ui/forms/radio-group.tsx";
import { LetterKeysChoice } from "../ui/keys/shortcut-list.tsx";
import { noticeStay } from "../ui/notices/notices-stay.ts";
import classes from "../ui/sections.module.css";
import { contrast } from "../ui/theming/contrast.ts";

interface ChoiceProps<Value extends string> {
  label: string;
  description: string;
  choice: BrowserChoice<Value>;
  options: readonly (readonly [value: Value, label: string])[];
}

function Choice<Value extends string>({ label, description, choice, options }: ChoiceProps<Value>) {
  const choose = (value: string) => {
    const chosen = options.find(([one]) => one === value);
    if (chosen) choice.set(chosen[0]);
  };
  return (
    <RadioGroup label={label} description={description} value={choice.useValue()} onChange={choose}>
      {options.map(([value, text]) => (
        <Radio key={value} value={value} label={text} />
      ))}
    </RadioGroup>
  );
}

interface PersonalChoicesProps {
  /** Whether the area has chats. */
  hasChats?: boolean;
}

/** This browser's settings for appearance, announcements and keyboard shortcuts. Each takes effect immediately. */
export function PersonalChoices({ hasChats = false }: PersonalChoicesProps) {
  const stays = noticeStay.useValue() === "stay";
  return (
    <section className={classes.section} aria-labelledby="personal-choices">
      <h2 id="personal-choices">Accessibility settings</h2>
      <p>Changes apply immediately, in this browser only.</p>
      <div className={classes.list}>
        <Choice
          label="Contrast"
          description="High contrast strengthens text and outlines every control."
          choice={contrast}
          options={[
            ["system", "Same as your device"],
            ["more", "Always high"],
          ]}
        />
        <Checkbox
          label="Messages stay until I close them"
          description="Otherwise, messages at the bottom of the page disappear after a few seconds."
          checked={stays}
          onChange={({ currentTarget }) => noticeStay.set(currentTarget.checked ? "stay" : "timed")}
        />
        {hasChats ? (
          <Choice
            label="What screen readers announce in chats"
            description="You can always read the messages in the chat."
            choice={chatSpeech}
            options={[
              ["all", "Each message"],
              ["arrivals", "Only who sent a message"],
              ["nothing", "Nothing"],
            ]}
          />
        ) : null}
        <LetterKeysChoice />
      </div>
    </section>
  );
}
