import { Section } from '../../components/page/Section.tsx';
import { primaryIdTypeText } from '../../domain/donors/donor-words.ts';
import { Detail, DetailGrid } from './OrderDetails.tsx';
import type { ConfirmedTest } from './OrderForm.tsx';

/** Whose instant test an order confirms. */
export const ConfirmedDonor = ({ of: { donor } }: { of: ConfirmedTest }) => (
  <Section title="Donor Information" hint="As of the instant test that is confirmed.">
    <DetailGrid>
      <Detail label="Donor">{donor.fullName}</Detail>
      <Detail label={primaryIdTypeText(donor.primaryIdType)}>{donor.primaryId}</Detail>
    </DetailGrid>
  </Section>
);
