import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
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
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { ReportFormValues } from './report-form.ts';
import { isReportType } from './report-words.ts';

interface PlaceSectionProps<Out extends FieldValues> {
  form: UseFormReturn<ReportFormValues, unknown, Out>;
  /** The company of a client user, who has no other to choose. */
  ownCompany: number | null;
}

const levels = [
  ['regions', 'REGION'],
  ['areas', 'AREA'],
  ['districts', 'DISTRICT'],
] as const;

/** A company and its parts, from the widest to the narrowest. */
const placeFields: readonly string[] = ['company', 'regions', 'areas', 'districts', 'locations'];

const oneOf = (ids: readonly (number | string)[]) => ({ in: ids.map(String) });

/** Whose tests: of a company and perhaps of parts of it, or of the companies of a consortium (T s2). */
export function PlaceSection<Out extends FieldValues>({
  form,
  ownCompany,
}: PlaceSectionProps<Out>) {
  const { control, setValue } = form;
  const { featureFlags } = useViewer();
  const can = useCan();
  const [type, isForConsortium, company, regions, areas, districts] = useWatch({
    control,
    name: ['reportType', 'isReportForConsortium', 'company', 'regions', 'areas', 'districts'],
  });
  // What was chosen below another company or unit is none of this one's.
  useFollowUp(form, (name) => {
    const at = placeFields.findIndex((each) => each === name);
    if (at >= 0) for (const below of placeFields.slice(at + 1)) setValue(below as 'regions', []);
  });
  const offersConsortium =
    isReportType(type) && takesConsortium(type) && can('SUPER_ADMIN_CONSORTIUM_VIEW');
  const several = featureFlags.has('REPORT_MULTI_LOCATION');
  const companyId = { eq: String(company) };
  /** What lies below what was chosen above it. */
  const above = { REGION: [], AREA: regions, DISTRICT: areas.length > 0 ? areas : regions };
  const unitsWithin = (level: keyof typeof above) => ({
    companyId,
    level: { eq: level },
    ...(above[level].length > 0 && { pathIds: oneOf(above[level]) }),
  });
  const locationsWithin = {
    companyId,
    ...(regions.length > 0 && { region: { id: oneOf(regions) } }),
    ...(areas.length > 0 && { area: { id: oneOf(areas) } }),
    ...(districts.length > 0 && { district: { id: oneOf(districts) } }),
  };
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
                  key={`${name} ${company} ${String(above[level])}`}
                  control={control}
                  name={name}
                  choices={UnitChoicesDocument}
                  where={unitsWithin(level)}
                  several={several}
                />
              ))}
              <SearchManyField
                key={`locations ${company} ${String([regions, areas, districts])}`}
                control={control}
                name="locations"
                choices={LocationChoicesDocument}
                where={locationsWithin}
                several={several}
              />
            </>
          )}
        </>
      )}
    </Section>
  );
}
