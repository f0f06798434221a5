/**
 * Paths that do without a signed-in user, and those that frame the features. The paths of a feature stand in
 * its file in `config/features`: as a route's `path`, and with `generatePath(tenantPaths.profile, { id })` as a
 * link. No other file spells a path.
 */
export const paths = {
  signIn: '/sign-in',
  tokenVerification: '/token-verification',
  forgotPassword: '/forgot-password',
  setupPassword: '/setup-password',

  dashboard: '/dashboard',
  reports: '/dashboard/reports',
  support: '/dashboard/support',
  words: '/dashboard/support/words',
  adminPanel: '/dashboard/admin-panel',
} as const;
