import type { z } from 'zod';
import type { Report } from '../core/report.ts';
import { billingMethodLabels, type Tenant } from './tenant.ts';

type Office = z.output<typeof Tenant>['address'];

/** The lines of an address, as they stand on an envelope, in one cell. */
const officeText = (address: Office): string | null =>
  address &&
  [
    address.addressLine1,
    ...(address.addressLine2 === null ? [] : [address.addressLine2]),
    `${address.city}, ${address.state} ${address.zip}`,
  ].join(', ');

/** Client TPA's as a file, with the heads of the list (P s2). */
export const tenantReport: Report<z.output<typeof Tenant>> = {
  title: "Client TPA's",
  columns: [
    { header: 'TPA ID', of: ({ id }) => id },
    { header: 'TPA Name', of: ({ name }) => name },
    { header: 'Enabled', of: ({ enabled }) => enabled },
    { header: 'Corporate Office', of: ({ address }) => officeText(address) },
    { header: 'Method', of: ({ method }) => method && billingMethodLabels[method] },
    { header: 'Rate', kind: 'money', of: ({ rate }) => rate },
  ],
};
