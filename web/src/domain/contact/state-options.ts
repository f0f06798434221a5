import { states } from '@assay/schema/common/states';

/** The 50 US states with their codes, which is what people type first. */
export const stateOptions = Object.entries(states).map(([code, name]) => ({
  value: code,
  label: `${code} – ${name}`,
}));
