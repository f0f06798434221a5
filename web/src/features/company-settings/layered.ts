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

/** The value of the company, else what counts without one. What the system fixes counts alone. */
export const layeredText = (settings: Layered, name: string, isFixed = false): string => {
  const counts = textOf(settings.effective[name]);
  if (isFixed) return `${counts} (fixed for all companies)`;
  return isUnset(settings, name) ? unsetText(settings, name) : counts;
};
