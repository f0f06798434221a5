import { Box, chakra, Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { programs } from '@assay/schema/common/programs';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import { resultTypes, testStatuses, testTypes } from '@assay/schema/test-results/test-words';
import { formatUsDate } from '../../components/form/us-date.ts';
import { dayOfMoment } from '../../components/list-toolbar/days.ts';
import { useCan } from '../../components/permission/use-can.ts';
import { testResultPaths } from '../../config/features/test-results.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import type { DonorFilePartsFragment as File } from './donor-file.generated.ts';

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    '& th, & td': { paddingX: '3', paddingY: '2', textAlign: 'start', verticalAlign: 'top' },
    '& thead th': {
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      bg: 'bg.subtle',
      borderBottomWidth: '1px',
      whiteSpace: 'nowrap',
    },
    '& tbody tr + tr': { borderTopWidth: '1px' },
  },
});

const heads = ['Collected', 'Test', 'Outcome', 'Reason for Test', 'Location', 'Released'];
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
  <Box
    overflowX="auto"
    tabIndex={0}
    role="region"
    aria-label="Tests, table"
    borderWidth="1px"
    borderRadius="l3"
    gridColumn="1 / -1"
  >
    <Table aria-label="Tests">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tests.map((test) => (
          <Row key={test.testResultId} test={test} />
        ))}
      </tbody>
    </Table>
  </Box>
);
