import { z } from 'zod';
import { idParam } from '../core/fields.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute, type Access } from '../core/route.ts';
import { SelectionExtract } from '../selection-runs/extract.ts';
import { ConsortiumPool, ConsortiumPoolDetails, ConsortiumRunDetails } from './consortium-pool.ts';

const params = z.object({ id: idParam() });
const tags = ['consortium pools'] as const;
/** Client users alone: to the staff of the TPA these pools are pools like all others. */
const access = {
  anyOf: ['FE_VIEW_COMPANY_TEST_POOLS'],
  type: 'CLIENT',
} as const satisfies Access;

/** What a client user sees of the pools of the own company's consortiums (ADR 89). */
export const consortiumPoolRoutes = {
  list: defineRoute({
    method: 'GET',
    url: '/api/consortiumpools',
    schema: {
      summary: 'The pools of consortiums that the own company is in or has members in',
      tags,
      response: { 200: resultsOf(ConsortiumPool) },
    },
    config: { access },
  }),
  get: defineRoute({
    method: 'GET',
    url: '/api/consortiumpools/:id',
    schema: {
      summary: 'Read a pool of a consortium with the draws that own members were in',
      tags,
      params,
      response: { 200: ConsortiumPoolDetails },
    },
    config: { access, resource: 'consortiumPool' },
  }),
  run: defineRoute({
    method: 'GET',
    url: '/api/consortiumruns/:id',
    schema: {
      summary: 'Read a draw of a consortium with the people of the own company',
      tags,
      params,
      response: { 200: ConsortiumRunDetails },
    },
    config: { access, resource: 'consortiumRun', traced: 'RUN_RESULTS' },
  }),
  extract: defineRoute({
    method: 'GET',
    url: '/api/consortiumruns/:id/extract',
    schema: {
      summary: 'What proves the places of the own members in a draw of a consortium',
      tags,
      params,
      response: { 200: SelectionExtract },
    },
    config: { access, resource: 'consortiumRun', traced: 'CERTIFICATE' },
  }),
};
