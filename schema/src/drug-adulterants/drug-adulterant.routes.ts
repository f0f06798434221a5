import { entityRoutes } from '../core/entity-routes.ts';
import { listRoute } from '../core/route.ts';
import {
  CreateDrugAdulterantInput,
  DrugAdulterant,
  UpdateDrugAdulterantInput,
} from './drug-adulterant.ts';
import { drugAdulterantReport } from './drug-adulterant.report.ts';
import { drugAdulterantList } from './drug-adulterant.list.ts';

const tag = 'drugs and adulterants';
const drugAdulterant = entityRoutes({
  url: '/api/drugadulterants',
  answer: DrugAdulterant,
  resource: 'drugAdulterant',
  one: 'a drug or adulterant',
  many: tag,
  read: 'session',
  write: { anyOf: ['MANAGE_ADDITIVES'] },
  unique: 'NAME_ALREADY_EXISTS',
});

/** Calls of contract §12 on drugs and adulterants, which every test form reads. */
export const drugAdulterantRoutes = {
  list: drugAdulterant.list(drugAdulterantList, { report: drugAdulterantReport }),
  misDot: listRoute({
    url: '/api/drugadulterants/misdot',
    item: DrugAdulterant,
    list: drugAdulterantList,
    summary: 'List the substances of the federal MIS report',
    tag,
    access: 'session',
  }),
  get: drugAdulterant.get(),
  create: drugAdulterant.create(CreateDrugAdulterantInput, { errors: ['DUPLICATE_VALUE'] }),
  update: drugAdulterant.update(UpdateDrugAdulterantInput, { errors: ['DUPLICATE_VALUE'] }),
  remove: drugAdulterant.remove({
    summary: 'Delete a drug or adulterant, and take it out of the test codes that have others',
    errors: ['LAST_TEST_CODE_DRUG_ADULTERANT', 'HAS_CHILD_ELEMENTS'],
  }),
};
