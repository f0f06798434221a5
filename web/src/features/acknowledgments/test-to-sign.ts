import type { LoaderFunctionArgs } from 'react-router-dom';
import { testResultPaths } from '../../config/features/test-results.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { TestToSignDocument } from './acknowledgment.generated.ts';

/** The test whose donor signs. */
export const testToSign = recordRoute({
  document: TestToSignDocument,
  ask: ({ params }: LoaderFunctionArgs) => ({
    variables: { id: requireRecordId(params['id']) },
    otherwise: testResultPaths.list,
  }),
  record: ({ testResult }) => testResult,
  name: () => 'Acknowledgment/Admission',
});

export type TestToSign = ReturnType<typeof testToSign.useRecord>;

/** A substance that was found, which the donor may admit. */
export interface Found {
  abbreviation: string;
  name: string;
}

/** What was found, by the abbreviations under which api takes it (T s4). */
export const foundIn = ({ drugAdulterantResults }: TestToSign): Found[] =>
  drugAdulterantResults
    .filter(({ isPositive }) => isPositive)
    .map(({ drugAdulterant: { name, abbreviation } }) => ({
      abbreviation: abbreviation ?? name,
      name,
    }));
