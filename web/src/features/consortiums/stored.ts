import type {
  ConsortiumCompanyPartsFragment,
  ConsortiumLocationPartsFragment,
} from './consortium.generated.ts';

/** How a company is stored, with its id as a number like in the contract. */
export const storedCompany = ({ id, ...company }: ConsortiumCompanyPartsFragment) => ({
  ...company,
  id: Number(id),
});

/** As `storedCompany`, for a location. */
export const storedLocation = ({ id, companyId, selected }: ConsortiumLocationPartsFragment) => ({
  id: Number(id),
  companyId: Number(companyId),
  selected,
});
