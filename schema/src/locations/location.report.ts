import type { Report } from '../core/report.ts';
import type { Location } from './location.ts';

/** Locations as a file, with the heads of the list (O s2). */
export const locationReport: Report<Location> = {
  title: 'Locations',
  columns: [
    { header: 'Location ID', of: ({ locationId }) => locationId },
    { header: 'Location Name', of: ({ name }) => name },
    { header: 'Primary', of: ({ isPrimary }) => isPrimary },
    { header: 'District', of: ({ district }) => district?.name },
    { header: 'Area', of: ({ area }) => area?.name },
    { header: 'Region', of: ({ region }) => region?.name },
    {
      header: 'Location Manager',
      of: ({ locationManagerInfo }) => locationManagerInfo.fullName,
    },
    { header: 'City/State', of: ({ address }) => address && `${address.city}, ${address.state}` },
  ],
};
