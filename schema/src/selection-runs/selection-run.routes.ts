import { z } from 'zod';
import { date, idParam } from '../core/fields.ts';
import { defineRoute, listRoute, type Access } from '../core/route.ts';
import { seesTestPools } from '../test-pools/test-pool.routes.ts';
import { SelectionCertificate } from './certificate.ts';
import { DesignateInput, RunParticipant, SpecimenIdInput } from './run-participant.ts';
import { runParticipantList } from './run-participant.list.ts';
import {
  CreateSelectionRunInput,
  InvalidateRunInput,
  PeriodNumbers,
  SelectionRun,
  SelectionRunDetails,
} from './selection-run.ts';
import { selectionRunList } from './selection-run.list.ts';

const params = z.object({ id: idParam() });
const tags = ['selection runs'] as const;
const sees = { anyOf: seesTestPools } as const satisfies Access;
const draws = { anyOf: ['MANAGE_RANDOM_SELECTION'] } as const satisfies Access;
const ofRun = { access: sees, resource: 'selectionRun' } as const;
const participantErrors = ['PARTICIPANT_NOT_EDITABLE', 'STALE_VERSION'] as const;

/** Calls of contract §18 on runs and participants; the top-level lists are decision 13. */
export const selectionRunRoutes = {
  list: listRoute({
    url: '/api/selectionruns',
    item: SelectionRun,
    list: selectionRunList,
    summary: 'List the selection runs in scope',
    tag: 'selection runs',
    access: sees,
  }),
  listOfPool: listRoute({
    url: '/api/selectionrun/fortestpool/:id',
    item: SelectionRun,
    list: selectionRunList,
    summary: 'List the selection runs of a pool',
    tag: 'selection runs',
    access: sees,
    params,
    resource: 'testPool',
  }),
  numbers: defineRoute({
    method: 'GET',
    url: '/api/selectionrun/currentPeriodNumbers',
    schema: {
      summary: 'What a draw on a day would select',
      tags,
      querystring: z.object({
        testPoolId: idParam().describe('The pool.'),
        queryDate: date().describe('The day.'),
      }),
      response: { 200: PeriodNumbers },
    },
    config: { access: draws },
  }),
  create: defineRoute({
    method: 'POST',
    url: '/api/selectionrun',
    schema: {
      summary: 'Draw from a pool',
      tags,
      body: CreateSelectionRunInput,
      response: { 201: SelectionRunDetails },
    },
    // A draw from a million members takes seconds, and it is never known whether a call that was given up drew.
    config: { access: draws, errors: ['TEST_POOL_NOT_EDITABLE'], deadlineMs: 60_000 },
  }),
  get: defineRoute({
    method: 'GET',
    url: '/api/selectionrun/:id',
    schema: {
      summary: 'Read a run with its participants',
      tags,
      params,
      response: { 200: SelectionRunDetails },
    },
    config: ofRun,
  }),
  invalidate: defineRoute({
    method: 'POST',
    url: '/api/selectionrun/:id/invalidate',
    schema: {
      summary: 'Invalidate a run, once',
      tags,
      params,
      body: InvalidateRunInput,
      response: { 200: SelectionRunDetails },
    },
    config: {
      access: draws,
      resource: 'selectionRun',
      errors: [
        'RUN_ALREADY_INVALIDATED',
        'RUN_ORDERS_ALREADY_REQUESTED',
        'TEST_POOL_NOT_EDITABLE',
        'STALE_VERSION',
      ],
    },
  }),
  certificate: defineRoute({
    method: 'GET',
    url: '/api/selectionrun/:id/certificate',
    schema: {
      summary: 'Everything that is needed to run a draw again',
      tags,
      params,
      response: { 200: SelectionCertificate },
    },
    config: ofRun,
  }),
  download: defineRoute({
    method: 'GET',
    url: '/api/selectionrun/:id/download',
    schema: {
      summary: 'Download whom a run selected as CSV; SSNs are masked',
      tags,
      params,
      response: { 200: z.unknown().describe('The CSV.') },
    },
    config: { ...ofRun, transport: 'download' },
  }),
  downloadPdf: defineRoute({
    method: 'GET',
    url: '/api/selectionrun/:id/downloadpdf',
    schema: {
      summary: 'Download whom a run selected as PDF; SSNs are masked',
      tags,
      params,
      response: { 200: z.unknown().describe('The PDF.') },
    },
    config: { ...ofRun, transport: 'download' },
  }),
  certificatePdf: defineRoute({
    method: 'GET',
    url: '/api/selectionrun/:id/certificate/pdf',
    schema: {
      summary: 'The certificate of a draw to read and to file; the JSON is what is checked',
      tags,
      params,
      response: { 200: z.unknown().describe('The PDF.') },
    },
    config: { ...ofRun, transport: 'download' },
  }),
  participants: listRoute({
    url: '/api/runparticipants',
    item: RunParticipant,
    list: runParticipantList,
    summary: 'List the participants of runs in scope',
    tag: 'selection runs',
    access: sees,
  }),
  designate: defineRoute({
    method: 'POST',
    url: '/api/runparticipants/:id/designate',
    schema: {
      summary: 'Excuse a participant or call up an alternate',
      tags,
      params,
      body: DesignateInput,
      response: { 200: RunParticipant },
    },
    config: { access: draws, resource: 'runParticipant', errors: participantErrors },
  }),
  setSpecimenId: defineRoute({
    method: 'PUT',
    url: '/api/runparticipants/:id/specimenId',
    schema: {
      summary: 'Set the specimen id of a participant',
      tags,
      params,
      body: SpecimenIdInput,
      response: { 200: RunParticipant },
    },
    config: { access: draws, resource: 'runParticipant', errors: participantErrors },
  }),
};
