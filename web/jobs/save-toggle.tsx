import { ActionIcon, Button } from "@mantine/core";
import { IconBookmark, IconBookmarkFilled } from "@tabler/icons-react";
import { useState } from "react";
import { afterPaint } from "../ui/after-paint.ts";

interface SaveToggleProps {
  /** The job's title, so that each toggle has a distinct accessible name. */
  title: string;
  saved: boolean;
  onToggle: () => void;
  /** True for an icon with a label, at the bottom of a card; false for an icon alone, at the top. */
  withWord?: boolean;
  /** In CSS units; defaults to the theme's. */
  height?: string;
}

/** Saves or unsaves a job. */
export function SaveToggle({ title, saved: known, onToggle, withWord = false, height }: SaveToggleProps) {
  /** As pressed, until the rest of the page shows it too. */
  const [pressed, setPressed] = useState<boolean | null>(null);
  const saved = pressed ?? known;
  const toggle = () => {
    setPressed(!saved);
    afterPaint(() => {
      onToggle();
      setPressed(null);
    });
  };
  const Bookmark = saved ? IconBookmarkFilled : IconBookmark;
  const icon = <Bookmark size={20} stroke={1.75} aria-hidden="true" />;
  const name = `${saved ? "Unsave" : "Save"} ${title}`;
  if (withWord) {
    return (
      <Button
        variant="default"
        px="md"
        {...(height && { mih: height })}
        leftSection={icon}
        onClick={toggle}
        aria-label={name}
      >
        {saved ? "Unsave" : "Save"}
      </Button>
    );
  }
  return (
    <ActionIcon
      color={saved ? "accent" : "gray"}
      {...(height && { size: height })}
      onClick={toggle}
      aria-label={name}
      title={name}
    >
      {icon}
    </ActionIcon>
  );
}
