import { administrativeUnitRoutes } from '@assay/schema/administrative-units/administrative-unit.routes';
import { Company } from '@assay/schema/companies/company';
import { companyRoutes as routes } from '@assay/schema/companies/company.routes';
import { contactRoutes } from '@assay/schema/contacts/contact.routes';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { profileRoutes } from '@assay/schema/profile/profile.routes';
import { companySettingGroups } from '@assay/schema/settings/company-settings';
import { capital } from '../../core/capital.ts';
import { userRoutes } from '@assay/schema/users/user.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { queries } from '../../core/queries.ts';
import {
  children,
  heldOn,
  history,
  viewerCan,
  viewerPermissions,
} from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const CompanyType = entityType(Company);

const held = heldOn(profileRoutes.companyPermissions, ({ id }: Company) => id);

/** `viewerCanUpdateMroSettings`, and so for each group of settings. */
const viewerCanUpdateSettings = Object.fromEntries(
  Object.entries(companySettingGroups).map(([group, { what, save }]) => [
    `viewerCanUpdate${capital(group)}Settings`,
    viewerCan(`change ${what}`, save, { held }),
  ]),
);

export const companyResolvers = [
  queries({
    companies: routes.list,
    company: routes.get,
    companyOptions: options(routes.list, ({ companyName }) => companyName),
  }),
  recordFields(CompanyType, {
    locations: children(locationRoutes.list, 'companyId', 'Locations of the company, by name.'),
    contacts: children(contactRoutes.list, 'companyId', 'Contacts of the company, by last name.'),
    administrativeUnits: children(
      administrativeUnitRoutes.list,
      'companyId',
      'Regions, areas and districts of the company, by name.',
    ),
    users: children(userRoutes.list, 'companyId', 'Users of the company, by last name.'),
    history: history('company'),
    viewerPermissions: viewerPermissions(profileRoutes.companyPermissions),
    viewerCanUpdate: viewerCan('edit this company', routes.update, { held }),
    viewerCanDelete: viewerCan('delete this company', routes.remove, { held }),
    ...viewerCanUpdateSettings,
  }),
  mutations({
    createCompany: routes.create,
    updateCompany: routes.update,
    deleteCompany: routes.remove,
  }),
];
