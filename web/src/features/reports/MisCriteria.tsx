import { Box, Button, Flex } from '@chakra-ui/react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { misAgencies } from '@assay/schema/mis-reports/mis-form';
import { reportYears } from '@assay/schema/reports/report-types';
import { FormElement } from '../../components/form/FormElement.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { misPath } from '../../config/features/reports.ts';
import { CompanyChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { localToday } from '../../lib/local-day.ts';
import type { ShownMis } from './mis-loader.ts';

const agencies = misAgencies.map((value) => ({ value, label: value }));

/** Company, agency and year; the page follows each choice. */
export function MisCriteria({ companyId, agency, year }: ShownMis) {
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
