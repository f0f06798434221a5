import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { MomentField } from '../../components/form/MomentField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { PlaceFields } from '../../domain/lab-orders/PlaceFields.tsx';
import { servicesOfOrder } from '../../domain/lab-orders/services-of-specimen.ts';
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
  const services = servicesOfOrder({
    isElectronic: !isPaper,
    isDot,
    specimenTypeId: Number(specimenTypeId),
    isCombo: isCombo === true,
  });
  const [now] = useState(() => new Date().toISOString());
  return (
    <Section title="Collection Site" hint="Where the donor goes, and until when.">
      <PlaceFields form={form} paths={orderPlace} services={services} isSiteRequired={!isPaper} />
      <MomentField control={control} name="labOrder.orderedAt" max={now} />
    </Section>
  );
}
