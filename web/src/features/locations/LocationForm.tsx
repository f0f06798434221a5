import type { UseFormReturn } from 'react-hook-form';
import type { CreateLocationInput } from '@assay/schema/locations/location';
import { LocationFields } from '../../domain/locations/LocationFields.tsx';
import { PersonFields } from '../../domain/contact/PersonFields.tsx';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { ClientFields } from './ClientFields.tsx';
import { locationSections } from './location-words.ts';
import { MroFields } from './MroFields.tsx';
import { UnitFields } from './UnitFields.tsx';
import type { ShownParts } from './use-shown-parts.ts';
import type { LoadedTree } from './use-unit-tree.ts';

interface LocationFormProps {
  form: UseFormReturn<FormValues<typeof CreateLocationInput>>;
  units: LoadedTree;
  shown: ShownParts;
}

/** A location manager keeps the location where it is: elsewhere it would be out of his sight. */
const FIXED = 'A location manager cannot move a location.';

/** Fields that a new and a stored location have in common. */
export function LocationForm({ form, units, shown }: LocationFormProps) {
  const { control } = form;
  const { profile } = useViewer();
  const isFixed = profile.roleAssignment.role === 'LOCATION_MANAGER';
  return (
    <>
      {units.failed && (
        <LoadFailure retrying={units.loading} onRetry={units.retry}>
          Error loading the hierarchy of the company.
        </LoadFailure>
      )}
      <Section {...locationSections.information}>
        <LocationFields control={control} prefix="">
          <UnitFields control={control} tree={units.tree} fixed={isFixed ? FIXED : null} />
        </LocationFields>
      </Section>
      <Section {...locationSections.manager}>
        <PersonFields control={control} name="locationManagerInfo" />
      </Section>
      <Section {...locationSections.der}>
        <PersonFields control={control} name="derInfo" />
      </Section>
      {shown.mro && <MroFields control={control} />}
      {shown.clients && <ClientFields form={form} />}
    </>
  );
}
