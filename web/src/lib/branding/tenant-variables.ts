import { brandVariables } from '@assay/schema/branding/brand-variables';
import { either } from '../theme/either.ts';

/** CSS variables of a tenant color, each for whichever mode is in force. */
export function tenantVariables(color: string): Record<string, string> {
  const dark = brandVariables(color, 'dark');
  return Object.fromEntries(
    Object.entries(brandVariables(color)).map(([name, value]) => [
      name,
      either(value, dark[name] ?? value),
    ]),
  );
}
