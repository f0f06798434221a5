import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CollectionService } from '@assay/schema/collection-sites/collection-site';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { StateField } from '../../domain/contact/StateField.tsx';
import { ZipField } from '../../domain/contact/ZipField.tsx';
import { LabSiteFields } from '../../domain/lab-orders/LabSiteFields.tsx';
import type { PoolAccountValues } from './pool-account-form.ts';

const sitePaths = { zip: 'zipCode', site: 'labSiteCode' } as const;

interface PoolSiteFieldsProps {
  form: UseFormReturn<PoolAccountValues, unknown, PoolAccountValues>;
  /** Electronic orders go to a site that is named. */
  isElectronic: boolean;
  /** What a site has to do. */
  services: readonly CollectionService[];
}

/** Where specimens are collected: on site, at a third party's address, or at a site of the laboratory around a zip code. */
export function PoolSiteFields({ form, isElectronic, services }: PoolSiteFieldsProps) {
  const { control } = form;
  const [onSite, thirdParty] = useWatch({
    control,
    name: ['isCollectedOnSite', 'isThirdPartyCollectionSite'],
  });
  return (
    <>
      {!thirdParty && <CheckboxField control={control} name="isCollectedOnSite" />}
      {!onSite && <CheckboxField control={control} name="isThirdPartyCollectionSite" />}
      {thirdParty && (
        <>
          <TextField control={control} name="collectionSiteName" required />
          <TextField control={control} name="collectionSiteAddress1" required />
          <TextField control={control} name="collectionSiteAddress2" />
          <TextField control={control} name="collectionSiteCity" required />
          <StateField control={control} name="collectionSiteState" required />
          <ZipField control={control} name="collectionSiteZip" required />
        </>
      )}
      {!onSite && !thirdParty && (
        <LabSiteFields
          form={form}
          paths={sitePaths}
          services={services}
          isSiteRequired={isElectronic}
          withoutMap
        />
      )}
    </>
  );
}
