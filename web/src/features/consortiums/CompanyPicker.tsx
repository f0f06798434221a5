import { Box, Button, Checkbox, Flex, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { LIST_LIMIT_DEFAULT } from '@assay/schema/core/list';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { Pager } from '../../components/data-table/Pager.tsx';
import { countText } from '../../components/list/count-text.ts';
import { SearchBox } from '../../components/list-toolbar/SearchBox.tsx';
import { Card } from '../../components/page/Card.tsx';
import { EmptyState, emptinessOf } from '../../components/page/EmptyState.tsx';
import { failureOf } from '../../lib/errors/failure.ts';
import { toastError } from '../../lib/toasts.ts';
import { companyColumns } from './company-columns.tsx';
import type { ConsortiumCompanyPartsFragment as Row } from './consortium.generated.ts';
import { PickLocations, type PickLocationsProps } from './PickLocations.tsx';
import { PickBox } from './PickBox.tsx';
import { Picks, type ChangePicks, type Pick } from './picks.ts';
import { storedCompany } from './stored.ts';
import { useCompaniesToEnroll } from './use-companies-to-enroll.ts';

interface CompanyPickerProps {
  /** Null for a consortium that is not there yet. */
  consortiumId: string | null;
  picks: readonly Pick[];
  /** Changes the picks as they are by then. */
  onChange: (change: ChangePicks) => void;
}

/** What is done with all companies of the search at once. */
const bulk = [
  { label: 'Tick all', on: true, whole: false },
  { label: 'Tick all with all locations', on: true, whole: true },
  { label: 'Untick all', on: false, whole: false },
] as const;

const pickColumns = (picks: Picks, onChange: CompanyPickerProps['onChange']) =>
  companyColumns({
    name: (row) => {
      const company = storedCompany(row);
      const { id, isEnrolled, name } = company;
      const set = (on: boolean): void =>
        onChange((now) => now.setCompanies([id], isEnrolled === on ? [] : [id], on));
      return <PickBox label={name} checked={picks.hasCompany(company)} onChange={set} />;
    },
    count: (company) => picks.countOf(storedCompany(company)),
  });

const locationsOf = (of: Omit<PickLocationsProps, 'company'>) => (company: Row) => (
  <PickLocations {...of} company={company} />
);

/**
 * Companies with boxes to tick, searched and paged at the server; each opens to its locations. Only what was ticked
 * otherwise than it is stored is held, and all companies of a search are ticked by their ids.
 */
export function CompanyPicker({ consortiumId, picks, onChange }: CompanyPickerProps) {
  const companies = useCompaniesToEnroll(consortiumId);
  const now = useMemo(() => new Picks(picks), [picks]);
  const [isTicking, setTicking] = useState(false);
  const { rows, total, q, isEnrolledOnly } = companies;

  const tickAll = async ({ on, whole }: Omit<(typeof bulk)[number], 'label'>): Promise<void> => {
    setTicking(true);
    try {
      const [all, stored] = await Promise.all([companies.allIds(), companies.allIds(!on)]);
      onChange((then) =>
        whole ? then.setLocationsOf(all, stored, on) : then.setCompanies(all, stored, on),
      );
    } catch (error) {
      toastError(failureOf(error).message);
    }
    setTicking(false);
  };
  const of = q === '' ? 'companies' : 'found companies';
  return (
    <Card gridColumn="1 / -1">
      <Flex gap="2" padding="3" align="center" wrap="wrap">
        <SearchBox label="Search company name" value={q} onSearch={companies.search} />
        {consortiumId !== null && (
          <Checkbox.Root
            size="sm"
            checked={isEnrolledOnly}
            onCheckedChange={({ checked }) => companies.showEnrolledOnly(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Enrolled only</Checkbox.Label>
          </Checkbox.Root>
        )}
        <Box flex="1" />
        {total !== null && total > 0 && (
          <Flex gap="2" wrap="wrap" align="center" role="group" aria-label={`All ${of}`}>
            <Text textStyle="xs" color="fg.muted">
              {countText(total, 'company', 'companies')}
              {q === '' ? '' : ' found'}:
            </Text>
            {bulk.map(({ label, ...what }) => (
              <Button
                key={label}
                size="xs"
                variant="outline"
                colorPalette="gray"
                disabled={isTicking}
                onClick={() => void tickAll(what)}
              >
                {label}
              </Button>
            ))}
          </Flex>
        )}
      </Flex>
      <DataTable
        label="Companies"
        columns={pickColumns(now, onChange)}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        details={locationsOf({ consortiumId, picks: now, onChange })}
        stale={companies.isStale}
        error={companies.error}
        empty={
          <EmptyState because={emptinessOf({ filtered: isEnrolledOnly, searched: q !== '' })} />
        }
      />
      {total !== null && total > LIST_LIMIT_DEFAULT && (
        <Pager
          label="Companies"
          page={companies.page}
          limit={companies.limit}
          onLimit={companies.setLimit}
          total={total}
          onPage={companies.setPage}
        />
      )}
    </Card>
  );
}
