import Bowser from "bowser";

/** What a person calls the device of a user agent: "Firefox on Windows"; a program, by the first word of what it says. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return "Another program";
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return userAgent.split(/[\s/]/, 1)[0] || "Another program";
}
