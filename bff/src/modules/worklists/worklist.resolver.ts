import { worklistRoutes } from '@assay/schema/worklists/worklist';
import { queries } from '../../core/queries.ts';

export const worklistResolvers = [queries({ worklists: worklistRoutes.list })];
