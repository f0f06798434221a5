import { Button } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  generatePath,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom';
import { consortiumCompanyList } from '@assay/schema/consortiums/consortium.list';
import { historyAction } from '../../components/data-table/row-action.ts';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { SelectFilter } from '../../components/list-toolbar/SelectFilter.tsx';
import { EditLink } from '../../components/page/EditLink.tsx';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { companyPaths } from '../../config/features/companies.ts';
import { numberText } from '../../lib/value-text.ts';
import { companyColumns } from './company-columns.tsx';
import { CompanyLocations } from './CompanyLocations.tsx';
import { ConsortiumPools } from './ConsortiumPools.tsx';
import type { ConsortiumCompanyPartsFragment as Row } from './consortium.generated.ts';
import {
  consortiumLinks,
  consortiumRecord,
  forgetEnrollments,
  YEAR,
  yearOf,
} from './consortium-record.ts';

const AddCompanyDialog = lazyDialog(
  async () => (await import('./AddCompanyDialog.tsx')).AddCompanyDialog,
);

/** The current year and the four before it (contract §34). */
const years = Array.from({ length: 5 }, (_, back) => String(new Date().getFullYear() - back)).map(
  (year) => ({ value: year, label: year }),
);
const columns = companyColumns({
  name: ({ name }) => name,
  count: ({ enrolledLocationsCount }) => enrolledLocationsCount,
});

const counted = (count: number, one: string, many: string): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** The enrolled locations of an opened company. */
const enrolledLocations = (consortiumId: string, year: number | null) => (company: Row) => (
  <CompanyLocations
    companyName={company.name}
    of={{ companyId: company.id, consortiumId, year, where: { selected: { eq: true } } }}
  />
);

/** A consortium: who is enrolled today, or was in a year (O s2). */
export function ConsortiumView() {
  const { page, ...consortium } = consortiumRecord.useRecord();
  const { id, name, companyCount, locationCount, viewerCanUpdate } = consortium;
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const isLoading = useNavigation().state === 'loading';
  const year = yearOf(search);
  const showYear = (chosen: string | null): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('page');
      if (chosen === null) next.delete(YEAR);
      else next.set(YEAR, chosen);
      return next;
    });
  return (
    <>
      <RecordHead
        name={name}
        facts={[
          `${counted(companyCount, 'company', 'companies')} enrolled today`,
          `${counted(locationCount, 'location', 'locations')} enrolled today`,
        ]}
        actions={
          viewerCanUpdate && (
            <>
              <Button variant="outline" colorPalette="gray" onClick={() => setAdding(true)}>
                <Plus size={16} aria-hidden /> Add Company
              </Button>
              <EditLink to={consortiumLinks(id).edit} main />
              <OverflowMenu
                actions={[historyAction(() => void navigate(consortiumLinks(id).history))]}
              />
            </>
          )
        }
      />
      <ConsortiumPools id={id} name={name} />
      <ListScreen
        spec={consortiumCompanyList}
        id="consortium-companies"
        title="Companies"
        counted={['company', 'companies']}
        isTab
        page={page}
        report={`consortiums/${id}/companies`}
        reportParams={year === null ? {} : { year: String(year) }}
        stale={isLoading}
        search="Search company name"
        moreSearch={
          <SelectFilter
            label="Year"
            all="Enrolled today"
            options={years}
            value={year === null ? null : String(year)}
            onChange={showYear}
          />
        }
        columns={columns}
        rowLabel={(company) => company.name}
        href={(company) => generatePath(companyPaths.detail, { companyId: company.id })}
        details={enrolledLocations(id, year)}
      />
      <AddCompanyDialog
        of={isAdding ? { consortium } : null}
        onClose={() => setAdding(false)}
        onDone={() => {
          forgetEnrollments();
          void revalidate();
        }}
      />
    </>
  );
}
