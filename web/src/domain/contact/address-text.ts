interface City {
  readonly city: string;
  readonly state: string;
}

export interface PostalAddress extends City {
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly zip: string;
}

/** "Austin, TX"; null without an address. */
export const cityText = (address: City | null): string | null =>
  address && `${address.city}, ${address.state}`;

/** Lines of a postal address as they stand on an envelope; none without an address. */
export const addressLines = (address: PostalAddress | null): string[] =>
  address
    ? [
        address.addressLine1,
        ...(address.addressLine2 ? [address.addressLine2] : []),
        `${address.city}, ${address.state} ${address.zip}`,
      ]
    : [];
