import { Device, referenceRoutes as routes, Specimen } from '@assay/schema/reference/reference';
import { EmployeeCategory, Regulator, regulatorRoutes } from '@assay/schema/reference/regulators';
import { entityType } from '../../core/contract-types.ts';
import { options } from '../../core/options.ts';
import { queries } from '../../core/queries.ts';

for (const each of [Device, Specimen, Regulator, EmployeeCategory]) entityType(each);

export const referenceResolvers = [
  queries({
    devices: routes.devices,
    deviceOptions: options(routes.devices, ({ name }) => name),
    regulators: regulatorRoutes.rates,
  }),
];
