import { lazy, Suspense, useState } from 'react';
import { useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { CollectionService } from '@assay/schema/collection-sites/collection-site';
import { MomentField } from '../../components/form/MomentField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { LabSiteFields } from './LabSiteFields.tsx';
import type { PlacePaths } from './place-paths.ts';

/** Loaded for those that go to a third party. */
const ThirdPartyFields = lazy(async () => ({
  default: (await import('./ThirdPartyFields.tsx')).ThirdPartyFields,
}));

interface PlaceFieldsProps<T extends FieldValues, Out extends FieldValues> {
  form: UseFormReturn<T, unknown, Out>;
  paths: PlacePaths<T>;
  /** What a site has to do. */
  services: readonly CollectionService[];
  isSiteRequired: boolean;
}

/** Where a specimen is collected, and until when the donor may come (T s2, s5). */
export function PlaceFields<T extends FieldValues, Out extends FieldValues>({
  form,
  paths,
  services,
  isSiteRequired,
}: PlaceFieldsProps<T, Out>) {
  const { control } = form;
  const isHere = useWatch({ control, name: paths.isOnSite }) as unknown;
  const isThird = useWatch({ control, name: paths.isThirdParty }) as unknown;
  const [now] = useState(() => new Date().toISOString());
  return (
    <>
      <SwitchField control={control} name={paths.isOnSite} />
      <SwitchField control={control} name={paths.isThirdParty} />
      {isThird === true && (
        <Suspense>
          {/* What is loaded later knows the form by no type of its own. */}
          <ThirdPartyFields control={control as never} paths={paths} />
        </Suspense>
      )}
      {isHere !== true && isThird !== true && (
        <LabSiteFields
          form={form}
          paths={paths}
          services={services}
          isSiteRequired={isSiteRequired}
        />
      )}
      {isHere !== true && (
        <MomentField control={control} name={paths.until} min={now} required={isThird !== true} />
      )}
    </>
  );
}
