import { lazy, Suspense, useState } from 'react';
import {
  useWatch,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { CollectionService } from '@assay/schema/collection-sites/collection-site';
import { MomentField } from '../../components/form/MomentField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { ZipField } from '../contact/ZipField.tsx';
import type { PlacePaths } from './place-paths.ts';
import { SiteIdField } from './SiteIdField.tsx';

/** Loaded for the orders that need a site. */
const SitePicker = lazy(async () => ({
  default: (await import('../collection-sites/SitePicker.tsx')).SitePicker,
}));

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
  const { control, formState, setValue } = form;
  const isHere = useWatch({ control, name: paths.isOnSite }) as unknown;
  const isThird = useWatch({ control, name: paths.isThirdParty }) as unknown;
  const zip: string = useWatch({ control, name: paths.zip });
  const site: string = useWatch({ control, name: paths.site });
  const [now] = useState(() => new Date().toISOString());
  const pick = ({ siteCode }: { siteCode: string }): void =>
    setValue(paths.site, siteCode as FieldPathValue<T, typeof paths.site>, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
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
        <>
          <ZipField control={control} name={paths.zip} inputMode="numeric" />
          <SiteIdField control={control} name={paths.site} required={isSiteRequired} />
          <Suspense>
            <SitePicker zip={zip} services={services} siteCode={site} onPick={pick} />
          </Suspense>
        </>
      )}
      {isHere !== true && (
        <MomentField control={control} name={paths.until} min={now} required={isThird !== true} />
      )}
    </>
  );
}
