import { Box, Button, Flex, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Download, Printer } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { reportYears } from '@assay/schema/reports/report-types';
import { FormElement } from '../../components/form/FormElement.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { misPath } from '../../config/features/reports.ts';
import { CompanyChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { download } from '../../lib/files/download.ts';
import { toastError } from '../../lib/toasts.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { localToday } from './local-today.ts';
import { misAgencies, type ShownMis } from './mis-loader.ts';
import { ReportBlockView } from './ReportBlockView.tsx';
import { testsLink } from './report-links.ts';

type Report = NonNullable<ShownMis['report']>;

const agencies = misAgencies.map((value) => ({ value, label: value }));

/** Company, agency and year; the page follows each choice. */
function MisCriteria({ companyId, agency, year }: ShownMis) {
  const { profile } = useViewer();
  const navigate = useNavigate();
  const years = reportYears(localToday()).map((value) => ({ value, label: String(value) }));
  const form = useForm({
    defaultValues: { company: companyId === null ? '' : Number(companyId), agency, year },
  });
  const [company] = useWatch({ control: form.control, name: ['company'] });
  const show = (chosen: { company: number | string; agency: string; year: number }): void => {
    const search = new URLSearchParams({
      company: String(chosen.company),
      agency: chosen.agency,
      year: String(chosen.year),
    });
    void navigate(`${misPath}?${search.toString()}`);
  };
  return (
    <FormElement form={form} label="DOT MIS Report" onSubmit={show}>
      <Flex gap="3" wrap="wrap" align="flex-end">
        {profile.company === null && (
          <Box width={{ base: 'full', md: '20rem' }}>
            <SearchSelectField
              control={form.control}
              name="company"
              label="Company Name"
              choices={CompanyChoicesDocument}
            />
          </Box>
        )}
        <Box width="8rem">
          <SelectField
            control={form.control}
            name="agency"
            label="Agency"
            options={agencies}
            placeholder={null}
          />
        </Box>
        <Box width="8rem">
          <SelectField
            control={form.control}
            name="year"
            label="Year"
            options={years}
            placeholder={null}
          />
        </Box>
        <Button type="submit" size="sm" disabled={company === ''}>
          Generate report
        </Button>
      </Flex>
    </FormElement>
  );
}

/** Whether the numbers agree, in words and with a mark. */
const Checks = ({ checks }: Pick<Report, 'checks'>) => (
  <Stack as="section" aria-label="Checks" gap="2" marginTop="6">
    <Heading as="h2" textStyle="lg" fontWeight="semibold">
      Checks
    </Heading>
    {checks.map(({ label, holds, detail }) => (
      <Flex key={label} gap="2" align="center" textStyle="sm">
        <Box color={holds ? 'fg.success' : 'fg.error'}>
          {holds ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
        </Box>
        <Text>
          {holds ? 'Agrees' : 'To check'}: {label}{' '}
          <Text as="span" color="fg.muted">
            ({detail})
          </Text>
        </Text>
      </Flex>
    ))}
  </Stack>
);

/** What the numbers lack, each with its tests. */
const Missing = ({ missing }: Pick<Report, 'missing'>) => (
  <Stack as="section" aria-label="Missing" gap="2" marginTop="6">
    <Heading as="h2" textStyle="lg" fontWeight="semibold">
      Missing
    </Heading>
    {missing.length === 0 && (
      <Text textStyle="sm">Nothing is missing of the tests of this year.</Text>
    )}
    {missing.map(({ label, tests, search }) => (
      <Text key={label} textStyle="sm">
        <ChakraLink asChild variant="underline">
          <Link to={testsLink(search) ?? misPath}>
            {label}: {tests}
          </Link>
        </ChakraLink>
      </Text>
    ))}
  </Stack>
);

/** The numbers of form DOT F 1385 of a company, agency and year. */
export function MisReportView() {
  const shown = useLoaderData<ShownMis>();
  const { companyId, agency, year, report } = shown;
  const save = (format: 'pdf' | 'csv'): void => {
    const search = new URLSearchParams({
      companyId: companyId ?? '',
      agency,
      year: String(year),
      format,
    });
    const name = `DOT MIS report ${agency} ${year}.${format}`;
    void download(`/download/misreports?${search.toString()}`, name).catch((error: unknown) =>
      toastError(error instanceof Error ? error.message : 'Error generating report'),
    );
  };
  return (
    <>
      <PageHeader
        title="DOT MIS Report"
        subtitle={
          report === null
            ? 'Numbers for form DOT F 1385'
            : `${report.companyName} · ${report.categories.join(', ')}`
        }
        actions={
          report !== null && (
            <>
              <Button variant="outline" colorPalette="gray" size="sm" onClick={() => save('csv')}>
                <Download size={16} aria-hidden /> CSV
              </Button>
              <Button size="sm" onClick={() => save('pdf')}>
                <Printer size={16} aria-hidden /> PDF
              </Button>
            </>
          )
        }
      />
      <MisCriteria key={`${companyId} ${agency} ${year}`} {...shown} />
      {report !== null && (
        <>
          {[report.drugs, report.alcohol].map(
            (block) =>
              block !== null && (
                <ReportBlockView key={block.title} block={block} sentence={null} unit="" titled />
              ),
          )}
          <Checks checks={report.checks} />
          <Missing missing={report.missing} />
        </>
      )}
    </>
  );
}
