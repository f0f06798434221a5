import type { z } from 'zod';
import type {
  CreateLocationInput,
  MroResultTypeInput,
  UpdateLocationInput,
} from '@assay/schema/locations/location';
import { addressValues } from '../../components/form/address-values.ts';
import type {
  CreateLocationInput as CreateVariables,
  UpdateLocationInput as UpdateVariables,
} from '../../gql/schema.generated.ts';
import type { LocationPartsFragment } from './location-detail.generated.ts';

export type NewLocation = z.output<typeof CreateLocationInput>;
export type ChangedLocation = z.output<typeof UpdateLocationInput>;
export type MroSettings = z.output<typeof MroResultTypeInput>;

interface PersonValues {
  fullName: string;
  phoneNumber: string;
  email: string;
}

/** Values of both location forms; a stored location has its version. */
export interface LocationFormValues {
  name: string;
  /** The deepest unit that is chosen; null for none. */
  administrativeUnitId: number | null;
  address: ReturnType<typeof addressValues>;
  locationPhone: string;
  locationFax: string;
  locationManagerInfo: PersonValues;
  derInfo: PersonValues;
  /** Null while the company decides. Absent, and so unchanged, for who may not see it. */
  mroResultType?: MroSettings | null;
  /** Absent, and so unchanged, where the portal knows no clients. */
  clients?: { id: number | null; name: string }[];
  version?: number;
}

/** The parts that not everybody sees; they are sent only where they were shown. */
export interface ShownParts {
  mro: boolean;
  clients: boolean;
}

const personValues = (person?: { [K in keyof PersonValues]: string | null }): PersonValues => ({
  fullName: person?.fullName ?? '',
  phoneNumber: person?.phoneNumber ?? '',
  email: person?.email ?? '',
});

export const newLocationValues = (shown: ShownParts): LocationFormValues => ({
  name: '',
  administrativeUnitId: null,
  address: addressValues(),
  locationPhone: '',
  locationFax: '',
  locationManagerInfo: personValues(),
  derInfo: personValues(),
  ...(shown.mro && { mroResultType: null }),
  ...(shown.clients && { clients: [] }),
});

/** Settings that a location begins with when it gets its own. */
export const newMroSettings = (): MroSettings => ({
  isMroAllDotResultsRequired: true,
  isMroAllNonDotResultsRequired: false,
  isMroPositiveNonDotResultsOnlyRequired: false,
});

const mroValues = (settings: LocationPartsFragment['mroResultType']): MroSettings | null =>
  settings && {
    isMroAllDotResultsRequired: settings.isMroAllDotResultsRequired,
    isMroAllNonDotResultsRequired: settings.isMroAllNonDotResultsRequired,
    isMroPositiveNonDotResultsOnlyRequired: settings.isMroPositiveNonDotResultsOnlyRequired,
  };

/** A stored location as its form holds it: absent texts are blank, as inputs have no null. */
export const locationValues = (
  location: LocationPartsFragment,
  shown: ShownParts,
): LocationFormValues => ({
  name: location.name,
  administrativeUnitId:
    location.administrativeUnitId === null ? null : Number(location.administrativeUnitId),
  address: addressValues(location.address),
  locationPhone: location.locationPhone,
  locationFax: location.locationFax,
  locationManagerInfo: personValues(location.locationManagerInfo),
  derInfo: personValues(location.derInfo),
  ...(shown.mro && { mroResultType: mroValues(location.mroResultType) }),
  ...(shown.clients && {
    clients: location.clients.map(({ id, name }) => ({ id: Number(id), name })),
  }),
  version: location.version,
});

/** Ids are numbers in the contract and texts in GraphQL. */
const idText = (id: number | null): string | null => (id === null ? null : String(id));

const ids = ({ administrativeUnitId, clients }: NewLocation) => ({
  administrativeUnitId: idText(administrativeUnitId),
  ...(clients && { clients: clients.map(({ id, name }) => ({ id: idText(id), name })) }),
});

/** What the contract accepted, as the mutations take it. */
export const createVariables = ({ clients, ...location }: NewLocation): CreateVariables => ({
  ...location,
  ...ids({ clients, ...location }),
});
export const updateVariables = ({ clients, ...location }: ChangedLocation): UpdateVariables => ({
  ...location,
  ...ids({ clients, ...location }),
});
