import { Button } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { paths } from '../../config/paths.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { ORDER_ERRORS } from './order-errors.ts';
import type { TestResultListQuery } from './test-result-list.generated.ts';
import { testResults } from './test-result-list.tsx';
import { testResultLinks } from './test-result-record.ts';

/** Why each could not be sent stands behind who it is for. */
const [name, ...others] = testResults.columns;
const columns: typeof testResults.columns = [
  ...(name === undefined ? [] : [name]),
  {
    id: 'orderError',
    header: 'Why It Failed',
    kind: 'sentence',
    width: '16rem',
    cell: ({ testResult }) => testResult.orderError,
  },
  // On a phone the sentence takes the room of what is seldom asked of an order that failed.
  ...others.map((each) =>
    each.phone !== undefined || ['company', 'createdAt'].includes(each.id)
      ? each
      : { ...each, phone: 'hidden' as const },
  ),
];

/** Orders that could not be sent: the same list without a search form (T s2). */
export function ErrorLogView() {
  const { list } = useLoaderData<ListRouteData<TestResultListQuery>>();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...testResults}
          {...result}
          id="error-log"
          title="Error Log"
          counted={['order', 'orders']}
          search={undefined}
          filters={[]}
          columns={columns}
          within={ORDER_ERRORS}
          page={data?.testResults}
          href={({ id, isUserCanViewTestResult }) =>
            isUserCanViewTestResult ? testResultLinks(id).detail : null
          }
          buttons={
            <Button asChild variant="outline" colorPalette="gray">
              <Link to={paths.dashboard}>
                <ArrowLeft size={16} aria-hidden /> Back to Dashboard
              </Link>
            </Button>
          }
        />
      )}
    </ListData>
  );
}
