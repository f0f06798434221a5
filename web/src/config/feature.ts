import type { LucideIcon } from 'lucide-react';
import type { FeatureFlagName } from '@assay/schema/profile/feature-flags';
import type { AccessRule } from './access-rule.ts';

/** Groups of the Admin Panel, in the order of its menu (P s2). */
export const adminGroups = ['Companies', 'Testing', 'Random testing', 'System'] as const;

export interface MenuEntry {
  /** A function where a feature flag gives the entry another name. */
  label: string | ((featureFlags: ReadonlySet<string>) => string);
  /** A group of the Admin Panel, or the menu of the Dashboard or of the signed-in user. */
  group: (typeof adminGroups)[number] | 'Dashboard' | 'Reports' | 'My Profile';
  path: string;
  icon: LucideIcon;
  /** Absent: everybody may. */
  access?: AccessRule;
  /** Feature flag without which there is no such page. */
  flag?: FeatureFlagName;
}

/** Something to begin with on the home page. */
export interface QuickAction {
  label: string;
  hint: string;
  path: string;
  icon: LucideIcon;
  /** Absent: everybody may. */
  access?: AccessRule;
}

/**
 * What the portal must know of a feature before it is opened. It is loaded with every page, so it holds a few
 * words and no code: routes, loaders and screens come when one of its paths is opened.
 */
export interface Feature {
  /** Its routes stand in `app/routes/<name>.routes.tsx`. */
  name: string;
  /** Everything below these paths belongs to the feature. */
  prefixes: readonly string[];
  menu?: readonly MenuEntry[];
  quickActions?: readonly QuickAction[];
}
