import { lazy, Suspense, useState } from 'react';
import {
  useWatch,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { CollectionService } from '@assay/schema/collection-sites/collection-site';
import type { CollectionSiteFragment } from '../collection-sites/collection-sites.generated.ts';
import { ZipField } from '../contact/ZipField.tsx';
import type { PlacePaths } from './place-paths.ts';
import { SiteIdField } from './SiteIdField.tsx';

/** Loaded where a site is picked. */
const SitePicker = lazy(async () => ({
  default: (await import('../collection-sites/SitePicker.tsx')).SitePicker,
}));

interface LabSiteFieldsProps<T extends FieldValues, Out extends FieldValues> {
  form: UseFormReturn<T, unknown, Out>;
  paths: Pick<PlacePaths<T>, 'zip' | 'site'>;
  /** What a site has to do. */
  services: readonly CollectionService[];
  isSiteRequired: boolean;
  /** In a dialog the sites are a list alone. */
  withoutMap?: boolean;
}

/** A site of the laboratory around a zip code: sites are shown as they are, and one is picked. */
export function LabSiteFields<T extends FieldValues, Out extends FieldValues>({
  form,
  paths,
  isSiteRequired,
  ...picker
}: LabSiteFieldsProps<T, Out>) {
  const { control, formState, setValue } = form;
  const zip: string = useWatch({ control, name: paths.zip });
  const site: string = useWatch({ control, name: paths.site });
  const [picked, setPicked] = useState<CollectionSiteFragment>();
  const pick = (chosen: CollectionSiteFragment): void => {
    setPicked(chosen);
    setValue(paths.site, chosen.siteCode as FieldPathValue<T, typeof paths.site>, {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  };
  return (
    <>
      <ZipField control={control} name={paths.zip} inputMode="numeric" />
      <SiteIdField
        control={control}
        name={paths.site}
        required={isSiteRequired}
        // Sites of one chain have one name: the street tells them apart.
        siteName={
          picked?.siteCode === site
            ? `${picked.siteName}, ${picked.address.addressLine1}`
            : undefined
        }
      />
      <Suspense>
        <SitePicker {...picker} zip={zip} siteCode={site} onPick={pick} />
      </Suspense>
    </>
  );
}
