import type { LoaderFunctionArgs } from 'react-router-dom';
import { mroPaths } from '../../config/features/mro.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { MroReviewDocument } from './mro-review.generated.ts';

/** Where the review of a test is. */
export const mroLinks = (id: string) => linksOf({ review: mroPaths.review }, { id });

/** The test of the address, with what MRO staff know of it. */
export const mroRecord = recordRoute({
  document: MroReviewDocument,
  ask: ({ params }: LoaderFunctionArgs) => ({
    variables: { id: requireRecordId(params['id']) },
    otherwise: mroPaths.inbox,
  }),
  record: ({ testResult, mroReview }) => testResult && mroReview && { ...testResult, ...mroReview },
  name: ({ testCase }) => `Test Case ${testCase.id}`,
});

/** A test under review. */
export type TestInReview = ReturnType<typeof mroRecord.useRecord>;
