import { states } from '@assay/schema/common/states';

/** The US states, DC and the territories with their codes, which is what people type first. */
export const stateOptions = Object.entries(states).map(([code, name]) => ({
  value: code,
  label: `${code} – ${name}`,
}));
