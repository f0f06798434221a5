import { entityRoutes } from '../core/entity-routes.ts';
import { Mro, PatchMroInput } from './mro.ts';
import { mroList } from './mro.list.ts';

const mro = entityRoutes({
  url: '/api/mros',
  answer: Mro,
  resource: 'mro',
  one: 'an MRO',
  many: 'MROs',
  read: { anyOf: ['READ_LAB_ACCOUNT'] },
  write: { anyOf: ['CREATE_EDIT_DELETE_LAB_ACCOUNT'] },
});

/** Calls of contract §14 on MROs; they are created under a lab account. */
export const mroRoutes = {
  list: mro.list(mroList),
  get: mro.get(),
  patch: mro.patch(PatchMroInput),
};
