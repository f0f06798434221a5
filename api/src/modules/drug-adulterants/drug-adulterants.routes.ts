import type { FastifyInstance } from 'fastify';
import { drugAdulterantRoutes } from '@assay/schema/drug-adulterants/drug-adulterant.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { drugAdulterants } from './drug-adulterant.table.ts';
import { listDrugAdulterants, readDrugAdulterant } from './drug-adulterants.read-model.ts';
import {
  createDrugAdulterant,
  deleteDrugAdulterant,
  updateDrugAdulterant,
  type DrugUses,
} from './drug-adulterants.service.ts';

/** Calls of contract §12 on drugs and adulterants. */
export function registerDrugAdulterantsRoutes(app: FastifyInstance, uses: DrugUses): void {
  app.resources.set('drugAdulterant', drugAdulterants);
  app.histories.set('drugAdulterant', {
    change: drugAdulterantRoutes.update,
    instead: { cutoffsValidFrom: ['cutoffs'] },
    named: { table: 'drug_adulterants', name: 'name' },
  });
  serveRoutes(app, drugAdulterantRoutes, {
    list: (context, query) => listDrugAdulterants(context, query),
    misDot: (context, query) => listDrugAdulterants(context, query, true),
    get: readDrugAdulterant,
    create: createDrugAdulterant,
    update: updateDrugAdulterant,
    remove: (context, id) => deleteDrugAdulterant(context, id, uses),
  });
}
