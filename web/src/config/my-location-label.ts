/** The menu entry and the tab of what a client user manages: a feature flag gives it another name (P s2, O s2). */
export const myLocationLabel = (featureFlags: ReadonlySet<string>): string =>
  featureFlags.has('MY_LOCATIONS') ? 'My Locations' : 'My Location';
