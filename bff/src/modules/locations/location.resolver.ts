import { administrativeUnitRoutes } from '@assay/schema/administrative-units/administrative-unit.routes';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import { contactRoutes } from '@assay/schema/contacts/contact.routes';
import { Client, Location } from '@assay/schema/locations/location';
import { labAccountLocationRoutes } from '@assay/schema/lab-accounts/lab-account-location.routes';
import { locationRoutes as routes } from '@assay/schema/locations/location.routes';
import { profileRoutes } from '@assay/schema/profile/profile.routes';
import { locationTestPanelRoutes } from '@assay/schema/test-panels/location-test-panel.routes';
import { userRoutes } from '@assay/schema/users/user.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { queries } from '../../core/queries.ts';
import {
  children,
  heldOn,
  history,
  link,
  viewerCan,
  viewerPermissions,
} from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

entityType(Client);

const LocationType = entityType(Location, {
  omit: ['companyId', 'region', 'area', 'district'],
});

const units = administrativeUnitRoutes.list;
const held = heldOn(profileRoutes.locationPermissions, ({ id }: Location) => id);

export const locationResolvers = [
  queries({
    locations: routes.list,
    location: routes.get,
    locationMap: { route: routes.map, idArgument: 'companyId' },
    locationOptions: options(routes.list, ({ locationId, name }) => `${name} (${locationId})`),
  }),
  recordFields(LocationType, {
    company: link(
      companyRoutes.list,
      ({ companyId }) => companyId,
      'Company of the location; null when it is out of sight.',
    ),
    administrativeUnit: link(
      units,
      ({ administrativeUnitId }) => administrativeUnitId,
      'Deepest unit of the location; null under the company itself.',
    ),
    region: link(units, ({ region }) => region, 'Region of the location.'),
    area: link(units, ({ area }) => area, 'Area of the location.'),
    district: link(units, ({ district }) => district, 'District of the location.'),
    labAccounts: children(
      labAccountLocationRoutes.list,
      'locationId',
      'Lab accounts that the location orders by.',
    ),
    testPanels: children(
      locationTestPanelRoutes.list,
      'locationId',
      'Instant test panels of the location, by part number.',
    ),
    contacts: children(contactRoutes.list, 'locationId', 'Contacts of the location, by last name.'),
    users: children(
      userRoutes.list,
      'locationIds',
      'Location managers who are in charge of the location, by last name.',
    ),
    history: history('location'),
    viewerPermissions: viewerPermissions(profileRoutes.locationPermissions),
    viewerCanUpdate: viewerCan('edit this location', routes.update, { held }),
    viewerCanDelete: viewerCan('delete this location', routes.remove, { held }),
  }),
  mutations({
    createLocation: routes.create,
    updateLocation: routes.update,
    deleteLocation: routes.remove,
  }),
];
