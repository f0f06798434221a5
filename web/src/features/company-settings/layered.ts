import { onOffText, periodText } from '../../components/settings/setting-texts.ts';

/** Settings that a company may leave to its users and the system, with what counts for who has chosen nothing. */
export type Layered = Readonly<Record<string, unknown>> & {
  readonly effective: Readonly<Record<string, unknown>>;
};

const textOf = (value: unknown): string =>
  typeof value === 'number' ? periodText(value) : onOffText(value === true);

const isUnset = (settings: Layered, name: string): boolean => (settings[name] ?? null) === null;

/** What stands in the place of a value that the company does not set: "Not set (On)". */
export const unsetText = (settings: Layered, name: string): string =>
  isUnset(settings, name) ? `Not set (${textOf(settings.effective[name])})` : 'Not set';

/** The switch by which the system fixes a setting for all companies. */
const fixedBy: Readonly<Record<string, string>> = {
  MFA_ENABLED: 'OVERRIDE_MFA_SETTINGS',
  AUTOMATIC_LOGOUT: 'OVERRIDE_LOGOUT_SETTINGS',
  AUTOMATIC_LOGOUT_PERIOD: 'OVERRIDE_LOGOUT_SETTINGS',
};

/** Whether the system fixes a setting: then the company's own value does not count. */
export const isFixedForAll = (settings: Layered, name: string): boolean =>
  settings[fixedBy[name] ?? ''] === true;

/** The value of the company, else what counts without one. What the system fixes counts alone. */
export const layeredText = (settings: Layered, name: string): string => {
  const counts = textOf(settings.effective[name]);
  if (isFixedForAll(settings, name)) return `${counts} (fixed for all companies)`;
  return isUnset(settings, name) ? unsetText(settings, name) : counts;
};
