import { chakra } from '@chakra-ui/react';
import { phoneText } from '../../lib/phone.ts';
import { addressLines, type PostalAddress } from './address-text.ts';

const ContactLink = chakra('a', {
  base: {
    color: 'brand.fg',
    borderRadius: 'l1',
    maxWidth: 'full',
    overflowWrap: 'anywhere',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  },
});

/** As high as it takes to hit it, also in the rows of a phone. */
const target = { display: 'inline-block', lineHeight: '24px' } as const;

/** A phone number that calls when it is pressed. */
export const PhoneLink = ({ digits }: { digits: string }) => (
  <ContactLink href={`tel:+1${digits}`} whiteSpace="nowrap" {...target}>
    {phoneText(digits)}
  </ContactLink>
);

export const EmailLink = ({ address }: { address: string }) => (
  <ContactLink href={`mailto:${address}`} {...target}>
    {address}
  </ContactLink>
);

/** The lines of an address, leading to it on a map. Only the address leaves the portal, and only when it is pressed. */
export function AddressLink({ address }: { address: PostalAddress }) {
  const lines = addressLines(address);
  const query = new URLSearchParams({ query: lines.join(', ') });
  return (
    <ContactLink
      href={`https://www.openstreetmap.org/search?${query.toString()}`}
      target="_blank"
      rel="noopener noreferrer"
      title="Shows it on a map, in a new tab"
      display="inline-block"
    >
      {lines.map((line) => (
        <chakra.span key={line} display="block">
          {line}
        </chakra.span>
      ))}
    </ContactLink>
  );
}
