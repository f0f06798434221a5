import { Box, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { programs } from '@assay/schema/common/programs';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import { resultTypes, testStatuses, testTypes } from '@assay/schema/test-results/test-words';
import { FactTable } from '../../components/fact-table/FactTable.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { dayOfMoment } from '../../components/list-toolbar/days.ts';
import { useCan } from '../../components/permission/use-can.ts';
import { testResultPaths } from '../../config/features/test-results.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import type { DonorFilePartsFragment as File } from './donor-file.generated.ts';

const heads = ['Collected', 'Test', 'Outcome', 'Reason for Test', 'Location', 'Released'].map(
  (label) => ({ label }),
);
/** Days of the reader's time zone, as the bundle of the file has them. */
const dayOf = (moment: string | null): string =>
  moment === null ? '–' : formatUsDate(dayOfMoment(moment));

type Test = File['tests'][number];

const outcomeOf = ({ resultType, testStatus }: Test): string =>
  resultType === null ? testStatuses[testStatus] : resultTypes[resultType];

function Row({ test }: { test: Test }) {
  const can = useCan();
  const { test: to } = linksOf({ test: testResultPaths.detail }, { id: test.testResultId });
  const words = `${programs[test.program]} ${testTypes[test.testType]}`;
  return (
    <tr>
      <td>{dayOf(test.collectedAt)}</td>
      <td>
        {can('VIEW_INSTANT_TEST') ? (
          <ChakraLink asChild variant="underline" color="inherit">
            <Link to={to} aria-label={`${words}, test case ${test.testCaseId}`}>
              {words}
            </Link>
          </ChakraLink>
        ) : (
          words
        )}
        <Text textStyle="xs" color="fg.muted">
          {[test.testingAgency, test.specimenType, `case ${test.testCaseId}`]
            .filter(Boolean)
            .join(', ')}
        </Text>
      </td>
      <td>
        {outcomeOf(test)}
        {test.positiveDrugs !== null && (
          <Text textStyle="xs" color="fg.muted">
            {test.positiveDrugs}
          </Text>
        )}
      </td>
      <td>{test.reasonForTest === null ? '–' : reasonsForTest[test.reasonForTest]}</td>
      <td>{test.locationName}</td>
      <td>{dayOf(test.releasedAt)}</td>
    </tr>
  );
}

/** Every test of a donor, the latest first. */
export const DonorTests = ({ tests }: Pick<File, 'tests'>) => (
  <Box gridColumn="1 / -1">
    <FactTable label="Tests" heads={heads}>
      {tests.map((test) => (
        <Row key={test.testResultId} test={test} />
      ))}
    </FactTable>
  </Box>
);
