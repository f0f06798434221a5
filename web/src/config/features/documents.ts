import { companyPaths, myCompanyPaths } from './companies.ts';

/** The list of documents and the page of one. */
const screens = <Base extends string>(list: Base) =>
  ({
    list,
    detail: `${list}/:documentId`,
    history: `${list}/:documentId/history`,
  }) as const;

/** Documents of a company and of the client user's own; they are opened below it, with its routes. */
export const documentPaths = {
  ofCompany: screens(companyPaths.documents),
  ofMyCompany: screens(myCompanyPaths.documents),
} as const;

export const seesDocuments = { anyOf: ['READ_ALL_DOCUMENTS'] } as const;
