import { Alert, Link } from '@chakra-ui/react';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import { formatUsDate } from '../../components/form/us-date.ts';
import { RecordBody } from '../../components/page/RecordBody.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { OrdersLink } from './OrdersLink.tsx';
import { ParticipantsSection } from './ParticipantsSection.tsx';
import { runFigures } from './run-figures.ts';
import { SelectionRunActions, type SelectionRunActionsProps } from './SelectionRunActions.tsx';
import { RunDrawAside } from './RunDrawAside.tsx';

/** One run of a pool: its participants first, and how they were drawn at the side. */
export function SelectionRunPage(props: SelectionRunActionsProps) {
  const { run, downloads } = props;
  const { testPool, isInvalidated, invalidationReason, period, periods } = run;
  return (
    <>
      <RecordHead
        name={`Run @ ${formatUsDate(run.runDate)}`}
        status={
          <StatusBadge tone={isInvalidated ? 'negative' : 'positive'}>
            {isInvalidated ? 'Invalidated' : 'Valid'}
          </StatusBadge>
        }
        facts={[
          testPool && (
            <Link asChild color="brand.fg">
              <RouterLink to={generatePath(testPoolPaths.detail, { id: testPool.id })}>
                {testPool.name}
              </RouterLink>
            </Link>
          ),
          selectionIntervals[run.modality],
          period !== null && `Period ${period} of ${periods}`,
          <OrdersLink key="orders" run={run} />,
        ]}
        actions={<SelectionRunActions {...props} />}
        figures={runFigures(run)}
      />
      {isInvalidated && (
        <Alert.Root status="warning" marginBottom="4">
          <Alert.Indicator />
          <Alert.Title>This run does not count. Reason: {invalidationReason}</Alert.Title>
        </Alert.Root>
      )}
      <RecordBody side={<RunDrawAside run={run} downloads={downloads} />}>
        <ParticipantsSection key={run.id} run={run} />
      </RecordBody>
    </>
  );
}
