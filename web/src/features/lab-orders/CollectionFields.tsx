import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CollectionService } from '@assay/schema/collection-sites/collection-site';
import { MomentField } from '../../components/form/MomentField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { AddressFields } from '../../domain/contact/AddressFields.tsx';
import { ZipField } from '../../domain/contact/ZipField.tsx';
import type { OrderFormOf } from './order-form-values.ts';
import { SiteIdField } from './SiteIdField.tsx';

/** Loaded for the orders that need a site. */
const SitePicker = lazy(async () => ({
  default: (await import('../../domain/collection-sites/SitePicker.tsx')).SitePicker,
}));

/** What a site has to do, by the number of the specimen type. */
const ofSpecimen: Partial<Record<number, CollectionService>> = {
  2: 'ORAL_FLUID',
  3: 'HAIR',
  4: 'BREATH_ALCOHOL',
};

interface CollectionFieldsProps {
  form: OrderFormOf;
  isPaper: boolean;
  isDot: boolean;
}

/** Where the specimen is collected, and until when (T s2, s5). */
export function CollectionFields({ form, isPaper, isDot }: CollectionFieldsProps) {
  const { control } = form;
  const [isHere, isThird, specimenTypeId, isCombo, zip, siteId] = useWatch({
    control,
    name: [
      'collectedOnSite',
      'thirdPartyCollected',
      'specimenTypeId',
      'labOrder.isComboOrder',
      'labOrder.siteZip',
      'labOrder.siteId',
    ],
  });
  const specimen = Number(specimenTypeId);
  const service = ofSpecimen[specimen];
  const services: CollectionService[] = [
    ...(isPaper ? [] : (['ELECTRONIC_ORDER'] as const)),
    ...(isDot && specimen === 1 ? (['DOT'] as const) : []),
    ...(service === undefined ? [] : [service]),
    ...(isCombo === true ? (['BREATH_ALCOHOL'] as const) : []),
  ];
  const [now] = useState(() => new Date().toISOString());
  return (
    <Section title="Collection Site" hint="Where the donor goes, and until when.">
      <SwitchField control={control} name="collectedOnSite" />
      <SwitchField control={control} name="thirdPartyCollected" />
      {isThird === true && (
        <>
          <TextField control={control} name="thirdPartySiteAddressName" required wide />
          <AddressFields control={control} name="thirdPartySiteAddress" required />
        </>
      )}
      {isHere !== true && isThird !== true && (
        <>
          <ZipField control={control} name="labOrder.siteZip" inputMode="numeric" />
          <SiteIdField control={control} required={!isPaper} />
          <Suspense>
            <SitePicker
              zip={zip}
              services={services}
              siteCode={siteId}
              onPick={({ siteCode }) =>
                form.setValue('labOrder.siteId', siteCode, {
                  shouldDirty: true,
                  shouldValidate: form.formState.isSubmitted,
                })
              }
            />
          </Suspense>
        </>
      )}
      <MomentField control={control} name="labOrder.orderedAt" max={now} />
      {isHere !== true && (
        <MomentField
          control={control}
          name="labOrder.expireDate"
          min={now}
          required={isThird !== true}
        />
      )}
    </Section>
  );
}
