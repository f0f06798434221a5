import { Flex } from '@chakra-ui/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { directedReasons } from '@assay/schema/lab-orders/lab-order-rules';
import { EmailField } from '../../components/form/EmailField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { Detail } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { DonorFields } from '../../domain/donors/DonorFields.tsx';
import { primaryIdTypeText, reasonOptions } from '../../domain/donors/donor-words.ts';
import { phoneText } from '../../lib/phone.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { CollectionFields } from './CollectionFields.tsx';
import type { ConfirmedTestQuery } from './lab-order.generated.ts';
import { LabFields } from './LabFields.tsx';
import type { OrderFormOf, OrderStart } from './order-form-values.ts';
import { useOrderClearing } from './use-order-clearing.ts';
import { useOrderTerms } from './use-order-terms.ts';

/** Loaded for the DOT orders that somebody has to have directed. */
const DirectedByFields = lazy(async () => ({
  default: (await import('./DirectedByFields.tsx')).DirectedByFields,
}));
/** Loaded for paper orders. */
const CcfField = lazy(async () => ({ default: (await import('./CcfField.tsx')).CcfField }));

export type ConfirmedTest = NonNullable<ConfirmedTestQuery['testResult']>;

interface OrderFormProps {
  form: OrderFormOf;
  start: OrderStart;
  /** The instant test that the order confirms, whose donor it is. */
  confirmed: ConfirmedTest | null;
}

/** What is known by itself and not typed, in a line below the fields. */
const Known = ({ children }: { children: ReactNode }) => (
  <Flex columnGap="8" rowGap="2" wrap="wrap" gridColumn="1 / -1">
    {children}
  </Flex>
);

/** The fields of an order (T s2). */
export function OrderForm({ form, start, confirmed }: OrderFormProps) {
  const { control } = form;
  const { featureFlags } = useViewer();
  const [locationId, accountId, specimenTypeId, reason] = useWatch({
    control,
    name: ['donor.locationId', 'labAccountLocationId', 'specimenTypeId', 'donor.reasonForTest'],
  });
  const terms = useOrderTerms({
    locationId,
    accountId,
    specimenTypeId: Number(specimenTypeId),
    labOrderType: start.labOrderType,
    program: start.program,
  });
  useOrderClearing(form, start);
  const isPaper = start.labOrderType === 'PAPER_CCF_ORDER';
  const isDot = start.program === 'DOT';
  const { place } = terms;
  const clients = place?.clients ?? [];
  return (
    <>
      <Section title="Client Information" hint="Where the donor belongs.">
        <SearchSelectField
          control={control}
          name="donor.locationId"
          choices={LocationChoicesDocument}
          disabled={confirmed !== null}
        />
        {featureFlags.has('MD20') && clients.length > 0 && (
          <SelectField
            control={control}
            name="client"
            options={clients.map(({ id, name }) => ({ value: Number(id), label: name }))}
          />
        )}
        <Known>
          <Detail label="Company">{place?.company?.companyName}</Detail>
          <Detail label="DER">{place?.derInfo.fullName}</Detail>
          <Detail label="DER Phone">{place && phoneText(place.derInfo.phoneNumber)}</Detail>
        </Known>
      </Section>
      {confirmed === null ? (
        <Section title="Donor Information" hint="Who is tested, as on the identity document.">
          <DonorFields form={form} name="donor" idTypes={terms.idTypes} />
          <SelectField control={control} name="donor.reasonForTest" options={reasonOptions} />
        </Section>
      ) : (
        <Section title="Donor Information" hint="As of the instant test that is confirmed.">
          <Known>
            <Detail label="Donor">{confirmed.donor.fullName}</Detail>
            <Detail label={primaryIdTypeText(confirmed.donor.primaryIdType)}>
              {confirmed.donor.primaryId}
            </Detail>
          </Known>
        </Section>
      )}
      <LabFields form={form} terms={terms} isDot={isDot} isPaper={isPaper} />
      {isDot && directedReasons.includes(reason) && (
        <Suspense>
          <DirectedByFields control={control} />
        </Suspense>
      )}
      <CollectionFields form={form} isPaper={isPaper} isDot={isDot} />
      <Section title="Notes" hint="What the donor and the collector are told.">
        <TextAreaField control={control} name="labOrder.donorInstructions" wide />
        <TextAreaField control={control} name="labOrder.comment" wide />
        <EmailField control={control} name="donorEmail" wide />
      </Section>
      {isPaper && (
        <Section title="Attachments" hint="The custody form, scanned or photographed.">
          <Suspense>
            <CcfField control={control} />
          </Suspense>
        </Section>
      )}
    </>
  );
}
