import { Detail } from '../../components/page/DetailList.tsx';
import type { PostalAddress } from './address-text.ts';
import { AddressLink, EmailLink, PhoneLink } from './contact-links.tsx';

interface PhoneDetailProps {
  label: string;
  digits: string | null;
}

export const PhoneDetail = ({ label, digits }: PhoneDetailProps) => (
  <Detail label={label}>{digits && <PhoneLink digits={digits} />}</Detail>
);

interface EmailDetailProps {
  label: string;
  address: string | null;
}

export const EmailDetail = ({ label, address }: EmailDetailProps) => (
  <Detail label={label}>{address && <EmailLink address={address} />}</Detail>
);

export const AddressDetail = ({ address }: { address: PostalAddress | null }) => (
  <Detail label="Address">{address && <AddressLink address={address} />}</Detail>
);
