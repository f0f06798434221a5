import { entityRoutes } from '../core/entity-routes.ts';
import type { Access } from '../core/route.ts';
import { mroInboxList } from './mro-inbox.list.ts';
import { mroInboxReport } from './mro-inbox.report.ts';
import { MroInboxRow } from './mro-inbox.ts';
import { DetermineTestInput, LogMroContactInput, MroReview } from './mro-review.ts';

/** MRO staff (decision 10): internal users, in their own tenant. */
const staff = { anyOf: ['VIEW_UNVERIFIED_RESULTS'], type: 'MD' } as const satisfies Access;
const options = {
  resource: 'testResult',
  one: 'a test',
  many: 'tests',
  tag: 'MRO',
  read: staff,
  write: staff,
} as const;
const inbox = entityRoutes({ ...options, url: '/api/mro/inbox', answer: MroInboxRow });
const review = entityRoutes({ ...options, url: '/api/testresults', answer: MroReview });

/** The work of MRO staff (decision 39, ADR 108). Only they know that any of it is done. */
export const mroReviewRoutes = {
  inbox: inbox.list(mroInboxList, {
    summary: 'List the tests that wait for the MRO',
    report: mroInboxReport,
  }),
  review: review.part('review', MroReview, {
    summary: 'Read what MRO staff know of a test: findings, clocks, contact log, determinations',
  }),
  logContact: review.action('contacts', {
    summary: 'Note an attempt to reach the donor, or what came of it',
    body: LogMroContactInput,
  }),
  determine: review.action('determination', {
    summary: 'Verify a test, which releases it; another determination corrects the former',
    body: DetermineTestInput,
  }),
};
