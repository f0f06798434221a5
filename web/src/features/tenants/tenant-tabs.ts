import type { TabLink } from '../../components/page/TabNav.tsx';
import { tenantLinks } from './tenant-links.ts';

/** The two views of a TPA (P s2). */
export const tenantTabs = (id: string): TabLink[] => [
  { label: 'Profile', to: tenantLinks(id).profile },
  { label: 'Settings', to: tenantLinks(id).settings },
];
