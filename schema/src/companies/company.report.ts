import type { Report } from '../core/report.ts';
import type { Company } from './company.ts';

/** Client Companies as a file, with the heads of the list (O s2). */
export const companyReport: Report<Company> = {
  title: 'Client Companies',
  columns: [
    { header: 'Company Name', of: ({ companyName }) => companyName },
    { header: 'City', of: ({ address }) => address?.city },
    { header: 'State', of: ({ address }) => address?.state },
    { header: 'Users', of: ({ numberOfUsers }) => numberOfUsers },
    { header: 'Locations', of: ({ numberOfLocations }) => numberOfLocations },
    { header: 'Regions', of: ({ numberOfRegions }) => numberOfRegions },
    { header: 'Areas', of: ({ numberOfAreas }) => numberOfAreas },
    { header: 'Districts', of: ({ numberOfDistricts }) => numberOfDistricts },
    { header: 'Client Since', kind: 'day', of: ({ clientSince }) => clientSince },
  ],
};
