import { DrugAdulterant } from '@assay/schema/drug-adulterants/drug-adulterant';
import { drugAdulterantRoutes as routes } from '@assay/schema/drug-adulterants/drug-adulterant.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { options } from '../../core/options.ts';
import { queries } from '../../core/queries.ts';
import { history, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const DrugAdulterantType = entityType(DrugAdulterant);

export const drugAdulterantResolvers = [
  queries({
    drugAdulterants: routes.list,
    misDotDrugAdulterants: routes.misDot,
    drugAdulterant: routes.get,
    drugAdulterantOptions: options(
      routes.list,
      ({ name, abbreviation }) => `${name} (${abbreviation})`,
    ),
  }),
  recordFields(DrugAdulterantType, {
    history: history('drugAdulterant'),
    viewerCanUpdate: viewerCan('edit this entry', routes.update),
    viewerCanDelete: viewerCan('delete this entry', routes.remove, {
      when: ({ isMisDot }) => !isMisDot,
    }),
  }),
  mutations({
    createDrugAdulterant: routes.create,
    updateDrugAdulterant: routes.update,
    deleteDrugAdulterant: routes.remove,
  }),
];
