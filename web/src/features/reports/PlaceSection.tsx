import { useEffect, useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { takesConsortium } from '@assay/schema/reports/report-rules';
import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import {
  CompanyChoicesDocument,
  ConsortiumChoicesDocument,
  LocationChoicesDocument,
  UnitChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { ReportFormValues } from './report-form.ts';
import { isReportType } from './report-words.ts';

interface PlaceSectionProps<Out> {
  control: Control<ReportFormValues, unknown, Out>;
  /** The company of a client user, who has no other to choose. */
  ownCompany: number | null;
  /** What was chosen below another company is none of this one's. */
  onCompanyChange: () => void;
}

const levels = [
  ['regions', 'REGION'],
  ['areas', 'AREA'],
  ['districts', 'DISTRICT'],
] as const;

/** Whose tests: of a company and perhaps of parts of it, or of the companies of a consortium (T s2). */
export function PlaceSection<Out>({
  control,
  ownCompany,
  onCompanyChange,
}: PlaceSectionProps<Out>) {
  const { featureFlags } = useViewer();
  const can = useCan();
  const [type, isForConsortium, company] = useWatch({
    control,
    name: ['reportType', 'isReportForConsortium', 'company'],
  });
  const before = useRef(company);
  useEffect(() => {
    if (before.current === company) return;
    before.current = company;
    onCompanyChange();
  }, [company, onCompanyChange]);
  const offersConsortium =
    isReportType(type) && takesConsortium(type) && can('SUPER_ADMIN_CONSORTIUM_VIEW');
  const several = featureFlags.has('REPORT_MULTI_LOCATION');
  const companyId = { eq: String(company) };
  return (
    <Section title="Whose tests">
      {offersConsortium && <SwitchField control={control} name="isReportForConsortium" />}
      {offersConsortium && isForConsortium ? (
        <SearchSelectField
          control={control}
          name="consortiumId"
          choices={ConsortiumChoicesDocument}
          required
          hint="All companies that were enrolled in these days."
          wide
        />
      ) : (
        <>
          {ownCompany === null && (
            <SearchSelectField
              control={control}
              name="company"
              choices={CompanyChoicesDocument}
              required
              wide
            />
          )}
          {company !== '' && (
            <>
              {levels.map(([name, level]) => (
                <SearchManyField
                  key={`${name} ${company}`}
                  control={control}
                  name={name}
                  choices={UnitChoicesDocument}
                  where={{ companyId, level: { eq: level } }}
                  several={several}
                />
              ))}
              <SearchManyField
                key={`locations ${company}`}
                control={control}
                name="locations"
                choices={LocationChoicesDocument}
                where={{ companyId }}
                several={several}
              />
            </>
          )}
        </>
      )}
    </Section>
  );
}
