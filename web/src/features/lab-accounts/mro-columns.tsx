import type { Column } from '../../components/data-table/column.ts';
import { addressLines } from '../../domain/contact/address-text.ts';
import { PhoneLink } from '../../domain/contact/contact-links.tsx';
import { moneyText, numberText } from '../../lib/value-text.ts';
import { mroLabels } from './lab-account-words.ts';
import type { MroPartsFragment as Mro } from './lab-account.generated.ts';

const pricing: Column<Mro> = {
  id: 'pricing',
  header: mroLabels.pricing,
  kind: 'number',
  width: '7rem',
  cell: (mro) => moneyText(mro.pricing),
};

/** Columns of the MROs of a lab account; prices are for who sees them. */
export const mroColumns = (isPriced: boolean): readonly Column<Mro>[] => [
  {
    id: 'fullName',
    header: mroLabels.fullName,
    hideable: false,
    width: '14rem',
    cell: ({ fullName }) => fullName,
  },
  {
    id: 'providerId',
    header: mroLabels.providerId,
    width: '9rem',
    cell: ({ providerId }) => providerId,
  },
  {
    id: 'address',
    header: 'Address',
    width: '20rem',
    cell: ({ address }) => addressLines(address).join(', '),
  },
  {
    id: 'phone',
    header: mroLabels.phone,
    width: '9rem',
    cell: ({ phone }) => phone && <PhoneLink digits={phone} />,
  },
  ...(isPriced ? [pricing] : []),
  {
    id: 'numberOfLocations',
    header: 'Locations',
    kind: 'number',
    width: '7rem',
    cell: ({ numberOfLocations }) => numberText(numberOfLocations),
  },
];
