import { tenantVariables } from '../../lib/branding/tenant-variables.ts';

/** Tokens of the theme whose values hang on the tenant's color. */
const tokens = {
  solid: '--tenant-solid',
  hover: '--tenant-hover',
  contrast: '--tenant-contrast',
  fg: '--tenant-fg',
  subtle: '--tenant-subtle',
  muted: '--tenant-muted',
  emphasized: '--tenant-emphasized',
  border: '--tenant-border',
  'focus-ring': '--tenant-focus',
} as const;

/**
 * CSS variables that show everything inside one element in another tenant color. The theme's tokens are
 * resolved at the root, so an element that wants other values must state both.
 */
export function previewVariables(color: string): Record<string, string> {
  const variables = tenantVariables(color);
  const own = Object.entries(tokens).map(([token, variable]) => [
    `--chakra-colors-brand-${token}`,
    variables[variable] ?? '',
  ]);
  return { ...variables, ...Object.fromEntries(own) };
}
