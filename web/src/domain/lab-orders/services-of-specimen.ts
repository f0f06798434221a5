import type { CollectionService } from '@assay/schema/collection-sites/collection-site';

const services: Readonly<Partial<Record<number, CollectionService>>> = {
  2: 'ORAL_FLUID',
  3: 'HAIR',
  4: 'BREATH_ALCOHOL',
};

/** What a site has to do, by the number of the specimen type: none for urine, which all collect. */
export const servicesOfSpecimen = (specimenTypeId: number): CollectionService[] => {
  const service = services[specimenTypeId];
  return service === undefined ? [] : [service];
};

interface OrderTerms {
  isElectronic: boolean;
  isDot: boolean;
  specimenTypeId: number;
  /** Breath is tested beside the specimen. */
  isCombo?: boolean;
}

/** What a site has to do for an order. */
export const servicesOfOrder = ({
  isElectronic,
  isDot,
  specimenTypeId,
  isCombo = false,
}: OrderTerms): CollectionService[] => [
  ...(isElectronic ? (['ELECTRONIC_ORDER'] as const) : []),
  ...(isDot && specimenTypeId === 1 ? (['DOT'] as const) : []),
  ...servicesOfSpecimen(specimenTypeId),
  ...(isCombo ? (['BREATH_ALCOHOL'] as const) : []),
];
