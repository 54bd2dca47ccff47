/** Lets each piece of code be copied by its button; where there is no clipboard there are no buttons. */
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
        // Copied by the keyboard, then.
        if (code) getSelection()?.selectAllChildren(code);
        say("The code is marked. Copy it with the keyboard.");
      }
    });
  }
}
