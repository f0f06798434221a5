import { Button } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { pageVariables, useKeptInRange, usePages } from '../../components/data-table/use-pages.ts';
import { EmptyState } from '../../components/page/EmptyState.tsx';
import { PartOfRecord } from '../../components/record-parts/PartOfRecord.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { accountColumns } from '../../domain/lab-account-locations/account-location-columns.tsx';
import { useAccountsOfLocationQuery } from '../../domain/lab-account-locations/account-location.generated.ts';
import { AccountLocationDialogs } from '../../domain/lab-account-locations/AccountLocationDialogs.tsx';
import { useAccountLocation } from '../../domain/lab-account-locations/use-account-location.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { PartPager } from './PartPager.tsx';

const title = 'Lab Accounts';

/** Rows of the page in which one that the address names is looked for. */
const NAMED_LIMIT = 100;

/** The lab accounts that a location orders by (C s3). `labSubAccountId` in the address opens the row of that id (O s2). */
export function LocationLabAccounts({ locationId }: { locationId: string }) {
  const manages = useCan()('CREATE_EDIT_DELETE_LAB_ACCOUNT');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('labSubAccountId');
  const pages = usePages(asked === null ? undefined : NAMED_LIMIT);
  const { data, previousData, error, loading, refetch } = useAccountsOfLocationQuery({
    variables: { locationId, ...pageVariables(pages) },
    fetchPolicy: 'cache-and-network',
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  const reload = (): void => void refetch().catch(() => undefined);
  const work = useAccountLocation(reload, manages);
  const shown = (data ?? previousData)?.labAccountLocations;
  const rows = shown?.nodes ?? null;
  useKeptInRange(pages, data?.labAccountLocations.totalCount ?? null);
  const named = rows?.find(({ id, subAccountId }) => id === asked || subAccountId === asked)?.id;
  const isOpened = useRef(false);
  const { details } = work;
  useEffect(() => {
    if (named === undefined || isOpened.current) return;
    isOpened.current = true;
    details(named);
  }, [named, details]);
  /** The address is of what is open: a reload would open it again. */
  const close = (): void => {
    work.close();
    if (asked === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('labSubAccountId');
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <PartOfRecord
      title={title}
      buttons={
        manages && (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={work.add}>
            Add Lab Account
          </Button>
        )
      }
    >
      <DataTable
        label={title}
        columns={accountColumns}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ subAccountId }) => subAccountId}
        {...(error &&
          rows === null && {
            error: {
              message: failureOf(error).message,
              onRetry: reload,
              retrying: loading,
            },
          })}
        stale={shown !== undefined && data === undefined}
        actions={work.actions}
        skeletonRows={3}
        empty={<EmptyState />}
      />
      <PartPager label={title} total={shown?.totalCount ?? null} pages={pages} />
      <AccountLocationDialogs
        work={{ ...work, close }}
        of={{ locationId: Number(locationId) }}
        canUpdate={manages}
        onDone={reload}
      />
    </PartOfRecord>
  );
}
