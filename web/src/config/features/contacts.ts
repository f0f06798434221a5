import { companyPaths, myCompanyPaths } from './companies.ts';

const screens = <Base extends string>(list: Base) =>
  ({
    list,
    create: `${list}/create`,
    import: `${list}/import`,
    detail: `${list}/:contactId`,
    edit: `${list}/:contactId/edit`,
    history: `${list}/:contactId/history`,
  }) as const;

/** Contacts of a company, and of the client user's own (O s2); opened below the company, with its routes. */
export const contactPaths = {
  ofCompany: screens(companyPaths.contacts),
  ofMyCompany: screens(myCompanyPaths.contacts),
} as const;

export const seesContacts = { anyOf: ['READ_ALL_CONTACTS'] } as const;
