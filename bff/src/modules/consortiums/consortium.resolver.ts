import {
  Consortium,
  ConsortiumCompany,
  ConsortiumDetails,
  ConsortiumLocation,
  ConsortiumOfYear,
  ConsortiumSuggestion,
} from '@assay/schema/consortiums/consortium';
import { consortiumRoutes as routes } from '@assay/schema/consortiums/consortium.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { queries } from '../../core/queries.ts';
import { history, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const ConsortiumType = entityType(Consortium, { also: [ConsortiumDetails] });

for (const each of [ConsortiumCompany, ConsortiumLocation, ConsortiumOfYear, ConsortiumSuggestion])
  entityType(each);

export const consortiumResolvers = [
  queries({
    consortiums: routes.list,
    // What the route answers besides would be every enrolled location.
    consortium: { route: routes.get, readBy: routes.list },
    consortiumOptions: options(routes.list, ({ name }) => name),
    consortiumCompanies: routes.companies,
    consortiumCompanyOptions: options(routes.companies, ({ name }) => name),
    consortiumLocations: { route: routes.locations, idArgument: 'companyId' },
    consortiumsOfYear: routes.dropdown,
    consortiumSuggestions: routes.typeahead,
    companyMemberships: { route: routes.ofCompany, idArgument: 'companyId' },
    locationMemberships: { route: routes.ofLocation, idArgument: 'locationId' },
  }),
  recordFields(ConsortiumType, {
    history: history('consortium'),
    viewerCanUpdate: viewerCan('change who is enrolled', routes.change),
  }),
  mutations({
    createConsortium: routes.create,
    changeConsortium: routes.change,
    addCompanyToConsortium: routes.addCompany,
    saveCompanyMemberships: routes.saveOfCompany,
    saveLocationMemberships: routes.saveOfLocation,
  }),
];
