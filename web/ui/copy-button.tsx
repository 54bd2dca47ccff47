import { Button } from "@mantine/core";
import { useClipboard } from "@mantine/hooks";
import { IconCheck, IconCopy } from "@tabler/icons-react";

/** Copies a text, and confirms it. */
export function CopyButton({ text }: { text: string }) {
  const { copy, copied } = useClipboard({ timeout: 2000 });
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="subtle"
      color="gray"
      px="sm"
      leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => copy(text)}
    >
      {copied ? "Copied" : "Copy"}
    </Button>
  );
}
