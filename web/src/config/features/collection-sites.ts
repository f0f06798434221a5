import { FileUp, MapPin } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

export const collectionSitePaths = {
  search: `${paths.dashboard}/collection-sites`,
  /** The nightly file of a laboratory (T s2). */
  upload: `${paths.dashboard}/questcsvupload`,
} as const;

export const updatesLabSites: AccessRule = { anyOf: ['UPLOAD_QUEST_EMAILED_CSV'] };

/** Whoever sends a donor to a laboratory looks for a site: it is for everybody. */
export const collectionSites: Feature = {
  name: 'collection-sites',
  prefixes: [collectionSitePaths.search, collectionSitePaths.upload],
  menu: [
    {
      label: 'Collection Sites',
      group: 'Dashboard',
      path: collectionSitePaths.search,
      icon: MapPin,
    },
    {
      label: 'Lab Sites CSV Sync',
      group: 'Testing',
      path: collectionSitePaths.upload,
      icon: FileUp,
      access: updatesLabSites,
    },
  ],
  quickActions: [
    {
      label: 'Find a collection site',
      hint: 'By zip code, with hours and services',
      path: collectionSitePaths.search,
      icon: MapPin,
    },
  ],
};
