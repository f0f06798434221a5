import { entityRoutes } from '../core/entity-routes.ts';
import { CreateSavedReportInput, SavedReport, UpdateSavedReportInput } from './saved-report.ts';
import { savedReportList } from './saved-report.list.ts';

const holders = { anyOf: ['VIEW_REPORTS'] } as const;
const saved = entityRoutes({
  url: '/api/savedreports',
  answer: SavedReport,
  resource: 'savedReport',
  one: 'a saved report',
  many: 'saved reports',
  tag: 'reports',
  read: holders,
  write: holders,
  unique: 'NAME_ALREADY_EXISTS',
});

/** Reports that people save under a name, each for oneself. */
export const savedReportRoutes = {
  list: saved.list(savedReportList, { summary: 'List the own saved reports' }),
  get: saved.get(),
  create: saved.create(CreateSavedReportInput),
  update: saved.update(UpdateSavedReportInput),
  remove: saved.remove(),
};
