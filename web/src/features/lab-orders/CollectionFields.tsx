import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CollectionService } from '@assay/schema/collection-sites/collection-site';
import { MomentField } from '../../components/form/MomentField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { PlaceFields } from '../../domain/lab-orders/PlaceFields.tsx';
import { servicesOfSpecimen } from '../../domain/lab-orders/services-of-specimen.ts';
import { orderPlace, type OrderFormOf } from './order-form-values.ts';

interface CollectionFieldsProps {
  form: OrderFormOf;
  isPaper: boolean;
  isDot: boolean;
}

/** Where the specimen is collected, and until when (T s2, s5). */
export function CollectionFields({ form, isPaper, isDot }: CollectionFieldsProps) {
  const { control } = form;
  const [specimenTypeId, isCombo] = useWatch({
    control,
    name: ['specimenTypeId', 'labOrder.isComboOrder'],
  });
  const specimen = Number(specimenTypeId);
  const services: CollectionService[] = [
    ...(isPaper ? [] : (['ELECTRONIC_ORDER'] as const)),
    ...(isDot && specimen === 1 ? (['DOT'] as const) : []),
    ...servicesOfSpecimen(specimen),
    ...(isCombo === true ? (['BREATH_ALCOHOL'] as const) : []),
  ];
  const [now] = useState(() => new Date().toISOString());
  return (
    <Section title="Collection Site" hint="Where the donor goes, and until when.">
      <PlaceFields form={form} paths={orderPlace} services={services} isSiteRequired={!isPaper} />
      <MomentField control={control} name="labOrder.orderedAt" max={now} />
    </Section>
  );
}
