import { Alert, Box, Grid, Skeleton, Text } from '@chakra-ui/react';
import { errorTexts } from '@assay/schema/core/errors';
import { formatUsDays } from '../../components/form/us-date.ts';
import { ErrorState } from '../../components/page/ErrorState.tsx';
import { numberText } from '../../lib/value-text.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { CountStory } from './CountStory.tsx';
import { usePeriodNumbersQuery } from './create-run.generated.ts';

interface PeriodNumbersCardProps {
  testPoolId: string;
  /** Day of the draw, `YYYY-MM-DD`, inside of the program. */
  day: string;
}

/** What a draw on a day would select, and how it comes about; reads it when it is shown. */
export function PeriodNumbersCard({ testPoolId, day }: PeriodNumbersCardProps) {
  const { data, previousData, error, loading, refetch } = usePeriodNumbersQuery({
    variables: { testPoolId, day },
    // Tests are completed and members change while the form is open elsewhere.
    fetchPolicy: 'network-only',
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  if (error) {
    return (
      <ErrorState
        message={failureOf(error).message}
        onRetry={() => void refetch()}
        retrying={loading}
      />
    );
  }
  const numbers = (data ?? previousData)?.periodNumbers;
  if (!numbers) return <Skeleton height="40" aria-label="The numbers are on their way" />;
  const { period, periods, periodStart, periodEnd, memberCount, isDrawn } = numbers;
  return (
    <Box aria-busy={loading} opacity={loading ? 0.55 : 1}>
      <Text textStyle="sm" marginBottom="4">
        {period !== null && `Period ${period} of ${periods}`}
        {periodStart !== null && periodEnd !== null && ` (${formatUsDays(periodStart, periodEnd)})`}
        , {numberText(memberCount)} active {memberCount === 1 ? 'member' : 'members'}.
      </Text>
      {memberCount === 0 && (
        <Alert.Root status="warning" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>
            A run on this day would select nobody. Add members to the pool first.
          </Alert.Title>
        </Alert.Root>
      )}
      {isDrawn && (
        <Alert.Root status="warning" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>{errorTexts.periodIsDrawn}</Alert.Title>
        </Alert.Root>
      )}
      <Grid
        templateColumns={{ base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        alignItems="start"
      >
        <CountStory title="Drugs" count={numbers.drugCount} />
        <CountStory title="Alcohol" count={numbers.alcoholCount} />
      </Grid>
    </Box>
  );
}
