import { searchRoutes } from '@assay/schema/search/search';
import { queries } from '../../core/queries.ts';

export const searchResolvers = [queries({ search: searchRoutes.find })];
