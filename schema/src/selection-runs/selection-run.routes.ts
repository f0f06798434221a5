import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { date, idParam } from '../core/fields.ts';
import { defineRoute, type Access } from '../core/route.ts';
import { bulkRoute, tickedInput } from '../core/ticked.ts';
import { seesTestPools } from '../test-pools/test-pool.routes.ts';
import { SelectionCertificate } from './certificate.ts';
import { InstantTestInfo, LabOrderInfo } from './participant-info.ts';
import {
  DesignateInput,
  ParticipantNoticeInput,
  RunParticipant,
  SpecimenIdInput,
} from './run-participant.ts';
import { runParticipantList } from './run-participant.list.ts';
import { runParticipantReport } from './run-participant.report.ts';
import {
  CreateSelectionRunInput,
  InvalidateRunInput,
  PeriodNumbers,
  SelectionRun,
  SelectionRunDetails,
} from './selection-run.ts';
import { selectionRunList } from './selection-run.list.ts';
import { selectionRunReport } from './selection-run.report.ts';

const params = z.object({ id: idParam() });

const ParticipantNoticesInput = tickedInput(
  {
    id: 'ParticipantNoticesInput',
    description: 'Participants, and whether they were told to come.',
  },
  ParticipantNoticeInput.shape,
  { isNotified: true },
);
const tags = ['selection runs'] as const;
const sees = { anyOf: seesTestPools } as const satisfies Access;
const draws = { anyOf: ['MANAGE_RANDOM_SELECTION'] } as const satisfies Access;

const options = {
  url: '/api/selectionrun',
  answer: SelectionRunDetails,
  resource: 'selectionRun',
  one: 'a run',
  many: 'selection runs',
  read: sees,
  write: draws,
} as const;
const run = entityRoutes(options);
const inScope = entityRoutes({ ...options, url: '/api/selectionruns', answer: SelectionRun });
const ofPool = entityRoutes({
  ...options,
  url: '/api/selectionrun/fortestpool/:id',
  answer: SelectionRun,
  resource: 'testPool',
});
const participant = entityRoutes({
  ...options,
  url: '/api/runparticipants',
  answer: RunParticipant,
  resource: 'runParticipant',
});

const testedBy = (permission: 'CREATE_INSTANT_TEST_PAGE' | 'CREATE_LAB_ORDER') =>
  entityRoutes({
    ...options,
    url: '/api/runparticipants',
    answer: RunParticipant,
    resource: 'runParticipant',
    read: { anyOf: [permission] },
  });

/** Calls of contract §18 on runs and participants; the top-level lists are decision 13. */
export const selectionRunRoutes = {
  list: inScope.list(selectionRunList, {
    summary: 'List the selection runs in scope',
    report: selectionRunReport,
  }),
  listOfPool: ofPool.list(selectionRunList, {
    summary: 'List the selection runs of a pool',
    report: selectionRunReport,
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
  get: run.get({ summary: 'Read a run with its participants', traced: 'RUN_RESULTS' }),
  invalidate: run.action('invalidate', {
    summary: 'Invalidate a run, once',
    body: InvalidateRunInput,
    errors: ['RUN_ALREADY_INVALIDATED', 'RUN_ORDERS_ALREADY_REQUESTED', 'TEST_POOL_NOT_EDITABLE'],
  }),
  certificate: run.part('certificate', SelectionCertificate, {
    summary: 'Everything that is needed to run a draw again',
    traced: 'CERTIFICATE',
  }),
  download: run.download('download', {
    summary: 'Download whom a run selected as CSV; SSNs are masked',
    traced: 'RUN_RESULTS',
  }),
  downloadPdf: run.download('downloadpdf', {
    summary: 'Download whom a run selected as PDF; SSNs are masked',
    traced: 'RUN_RESULTS',
  }),
  certificatePdf: run.download('certificate/pdf', {
    summary: 'The certificate of a draw to read and to file; the JSON is what is checked',
    traced: 'CERTIFICATE',
  }),
  participants: participant.list(runParticipantList, {
    summary: 'List the participants of runs in scope',
    report: runParticipantReport,
    traced: 'RUN_PARTICIPANTS',
  }),
  designate: participant.action('designate', {
    summary: 'Excuse a participant or call up an alternate',
    body: DesignateInput,
    errors: ['PARTICIPANT_NOT_EDITABLE'],
  }),
  noteNotice: participant.action('notice', {
    summary: 'Note that a participant was told to come, or take that back',
    body: ParticipantNoticeInput,
    access: sees,
    errors: ['PARTICIPANT_NOT_EDITABLE'],
  }),
  noteNotices: bulkRoute({
    url: '/api/runparticipants/ticked/notice',
    summary: 'Note of many participants that they were told to come, or take that back',
    tag: 'selection runs',
    access: sees,
    body: ParticipantNoticesInput,
  }),
  instantTestInfo: testedBy('CREATE_INSTANT_TEST_PAGE').part('instanttestinfo', InstantTestInfo, {
    summary: 'What an instant test of a participant begins with',
    traced: 'RUN_PARTICIPANTS',
  }),
  labOrderInfo: testedBy('CREATE_LAB_ORDER').part('laborderinfo', LabOrderInfo, {
    summary: 'What a lab order for a participant begins with',
    traced: 'RUN_PARTICIPANTS',
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
    config: {
      access: draws,
      resource: 'runParticipant',
      errors: ['PARTICIPANT_NOT_EDITABLE', 'DUPLICATE_VALUE', 'STALE_VERSION'],
    },
  }),
};
