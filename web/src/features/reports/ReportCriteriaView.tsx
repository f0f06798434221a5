import { Box, Button, Flex } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router-dom';
import type { ReportCriteria } from '@assay/schema/reports/report-criteria';
import type { ReportType } from '@assay/schema/reports/report-types';
import { Form } from '../../components/form/Form.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { ErrorSummary } from '../../components/record-form/ErrorSummary.tsx';
import { paths } from '../../config/paths.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { donorChoice } from './donor-choice.ts';
import { addressOf } from './report-address.ts';
import { ReportForm, reportResolver, type ReportFormValues } from './report-form.ts';
import { reportLinks } from './report-links.ts';
import { criteriaLabels } from './report-words.ts';
import { PeriodSection } from './PeriodSection.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { TypeSection } from './TypeSection.tsx';

interface Chosen {
  type: ReportType | null;
  criteria: ReportCriteria;
}

/** What a form holds of the criteria of an address. */
const valuesOf = ({ type, criteria }: Chosen, ownCompany: number | null): ReportFormValues => ({
  ...criteria,
  reportType: type ?? 'activitydetail',
  period: criteria.period ?? '',
  dateFrom: criteria.dateFrom ?? '',
  dateTo: criteria.dateTo ?? '',
  company: criteria.company ?? ownCompany ?? '',
  consortiumId: criteria.consortiumId ?? '',
  primaryId: type === 'donorhistory' ? (donorChoice.read() ?? '') : '',
  testType: criteria.testType.length === 0 ? ['LAB', 'INSTANT'] : [...criteria.testType],
  years: [...criteria.years],
  quarters: [...criteria.quarters],
  months: [...criteria.months],
  regions: [...criteria.regions],
  areas: [...criteria.areas],
  districts: [...criteria.districts],
  locations: [...criteria.locations],
});

/** "Reports": which report, and about what (T s2). */
export function ReportCriteriaView() {
  const chosen = useLoaderData<Chosen>();
  // Another report in the menu is another form: what was typed for one is kept by its address.
  return <CriteriaForm key={chosen.type} {...chosen} />;
}

function CriteriaForm(chosen: Chosen) {
  const { featureFlags, profile } = useViewer();
  const navigate = useNavigate();
  const own = profile.company === null ? null : Number(profile.company.id);
  const form = useForm<ReportFormValues, unknown, ReportCriteria & { reportType: ReportType }>({
    defaultValues: valuesOf(chosen, own),
    resolver: reportResolver(featureFlags),
    mode: 'onTouched',
  });
  const generate = ({ reportType, ...criteria }: ReportCriteria & { reportType: ReportType }) => {
    donorChoice.choose(reportType === 'donorhistory' ? criteria.primaryId : null);
    const asked = {
      ...criteria,
      testType: reportType === 'activitydetail' ? criteria.testType : [],
    };
    void navigate(`${reportLinks(reportType).show}?${addressOf(asked)}`);
  };
  return (
    <>
      <PageHeader title="Reports" />
      <Form
        form={form}
        contract={ReportForm}
        labels={criteriaLabels}
        label="Reports"
        onSubmit={generate}
      >
        <ErrorSummary form={form} labels={criteriaLabels} />
        <Box maxWidth="60rem">
          <TypeSection control={form.control} />
          <PeriodSection control={form.control} />
          <PlaceSection form={form} ownCompany={own} />
          <Flex gap="2" justify="flex-end" borderTopWidth="1px" paddingTop="4">
            <Button
              variant="outline"
              colorPalette="gray"
              size="sm"
              onClick={() => void navigate(paths.dashboard)}
            >
              Cancel
            </Button>
            <Button type="submit" size="sm">
              Generate report
            </Button>
          </Flex>
        </Box>
      </Form>
    </>
  );
}
