import Bowser from "bowser";

/**
 * Returns a readable device name for a user agent: "Firefox on Windows"; for a program, the first word of its user
 * agent.
 */
export function deviceName(userAgent: string): string {
  if (!userAgent) return "Another program";
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return userAgent.split(/[\s/]/, 1)[0] || "Another program";
}
