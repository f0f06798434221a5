import { Building, Building2, Plus } from 'lucide-react';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const list = `${paths.adminPanel}/client-companies` as const;
const one = `${list}/:companyId` as const;
const mine = `${paths.adminPanel}/my-company` as const;

/** Screens of one company: below its id, and below my-company for the client user's own (O s2). */
const screens = <Base extends string>(base: Base) =>
  ({
    detail: base,
    edit: `${base}/edit`,
    locations: `${base}/locations`,
    users: `${base}/users`,
    testPools: `${base}/test-pools`,
    contacts: `${base}/contacts`,
    documents: `${base}/documents`,
    settings: `${base}/settings`,
    history: `${base}/history`,
  }) as const;

/** The list, and the screens of a company by its id. */
export const companyPaths = { list, create: `${list}/create`, ...screens(one) } as const;

/** Screens of a client user's own company. */
export const myCompanyPaths = screens(mine);

const seesCompanies = { anyOf: ['READ_ALL_COMPANIES'] } as const;
const seesMyCompany = { anyOf: ['FE_VIEW_MY_COMPANY'] } as const;

/** The pages of one company, with what stands below it: more than the list should wait for. */
export const company: Feature = { name: 'company', prefixes: [one, mine] };

export const companies: Feature = {
  name: 'companies',
  prefixes: [list],
  menu: [
    {
      label: 'Client Companies',
      group: 'Companies',
      path: list,
      icon: Building2,
      access: seesCompanies,
    },
    { label: 'My Company', group: 'Companies', path: mine, icon: Building, access: seesMyCompany },
  ],
  quickActions: [
    {
      label: 'Create a company',
      hint: 'Add a client with its first location',
      path: companyPaths.create,
      icon: Plus,
      access: { anyOf: ['CREATE_COMPANY'] },
    },
    {
      label: 'Client companies',
      hint: 'Find a company or a location',
      path: list,
      icon: Building2,
      access: seesCompanies,
    },
    {
      label: 'My company',
      hint: 'Profile and locations',
      path: mine,
      icon: Building2,
      access: seesMyCompany,
    },
  ],
};
