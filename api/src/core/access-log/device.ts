import Bowser from 'bowser';

/** Longest text that is looked at: browsers need no 300 characters, and everybody can send any. */
const LONGEST = 512;
const UNKNOWN = 'Unknown device';

/** Browser and system of a `User-Agent`, e.g. `Chrome 141 on Windows`. What is no browser is not repeated. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  if (!browser.name) return UNKNOWN;
  const version = /^\d+/.exec(browser.version ?? '')?.[0];
  const name = version === undefined ? browser.name : `${browser.name} ${version}`;
  return (os.name ? `${name} on ${os.name}` : name).slice(0, 100);
}
