import type { z } from 'zod';
import type { Report } from '../core/report.ts';
import { usDay } from '../core/us-day.ts';
import type { Consortium, ConsortiumCompany } from './consortium.ts';

type Company = z.output<typeof ConsortiumCompany>;

/** Consortiums as a file, with the heads of the list (O s2). */
export const consortiumReport: Report<z.output<typeof Consortium>> = {
  title: 'Consortiums',
  columns: [
    { header: 'Name', of: ({ name }) => name },
    { header: 'Company Count', of: ({ companyCount }) => companyCount },
    { header: 'Location Count', of: ({ locationCount }) => locationCount },
  ],
};

const periodText = ({ startedOn, endedOn }: Company['periods'][number]): string =>
  endedOn === null ? `since ${usDay(startedOn)}` : `${usDay(startedOn)} – ${usDay(endedOn)}`;

/** Who is enrolled in a consortium as a file, with the heads of the list (O s2). */
export const consortiumCompanyReport: Report<Company> = {
  title: 'Consortium Companies',
  columns: [
    { header: 'Company', of: ({ name }) => name },
    {
      header: 'Corporate Office',
      of: ({ address: { city, state } }) => [city, state].filter(Boolean).join(', '),
    },
    { header: 'Regions', of: ({ regionsCount }) => regionsCount },
    { header: 'Areas', of: ({ areasCount }) => areasCount },
    { header: 'Districts', of: ({ districtsCount }) => districtsCount },
    { header: 'Locations', of: ({ locationsCount }) => locationsCount },
    {
      header: 'Enrolled Locations',
      of: ({ enrolledLocationsCount }) => enrolledLocationsCount,
    },
    {
      header: 'Enrolled',
      of: ({ periods }) =>
        periods
          .map(periodText)
          .join(', ')
          .replace(/^since/, 'Since'),
    },
  ],
};
