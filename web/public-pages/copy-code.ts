/** Adds copy buttons to code blocks, when the clipboard is available. */
export function offerCopying(say: (text: string) => void): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      const code = button.parentElement?.querySelector("code");
      try {
        await navigator.clipboard.writeText(code?.textContent ?? "");
        say("The code is copied.");
        button.textContent = "Copied";
        setTimeout(() => {
          button.textContent = "Copy";
          say("");
        }, 2000);
      } catch {
        // Fall back to selecting it, for copying by keyboard.
        if (code) getSelection()?.selectAllChildren(code);
        say("The code is selected. Copy it with the keyboard.");
      }
    });
  }
}
