import { cities, firstNames, lastNames, sites, streets, type City } from './names.ts';
import type { Random } from './random.ts';

type Values = Record<string, unknown>;

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Numbers 555-0100 to 555-0199 are kept free for fiction. */
const phone = (random: Random, city: City): string =>
  `${city.areaCode}55501${String(random.int(0, 99)).padStart(2, '0')}`;

function address(random: Random, city: City): Values {
  return {
    addressLine1: `${random.int(1, 98) * 100 + random.int(1, 99)} ${random.pick(streets)}`,
    addressLine2: random.int(1, 4) === 1 ? `Suite ${random.int(100, 450)}` : null,
    city: city.name,
    state: city.state,
    zip: city.zip,
  };
}

function person(random: Random, city: City, domain: string): Values {
  const first = random.pick(firstNames);
  const last = random.pick(lastNames);
  return {
    fullName: `${first} ${last}`,
    phoneNumber: phone(random, city),
    email: `${slug(first)}.${slug(last)}@${domain}`,
  };
}

const date = (random: Random): string =>
  `${random.int(2012, 2026)}-${String(random.int(1, 10)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`;

/** The mail domain of a company: `Northwind Logistics` → `northwind.test`. */
const domainOf = (companyName: string): string =>
  `${slug(companyName.split(' ')[0] ?? companyName)}.test`;

/** The values of a company by field name. */
export function makeCompany(random: Random, companyName: string): Values {
  const city = random.pick(cities);
  const nonDot = random.int(1, 6);
  return {
    companyName,
    clientSince: date(random),
    address: address(random, city),
    contactInformation: {
      mainEmail: `safety@${domainOf(companyName)}`,
      mainPhoneNumber: phone(random, city),
      mainFax: random.int(1, 2) === 1 ? phone(random, city) : null,
    },
    isMroAllNonDotResultsRequired: nonDot === 1,
    isMroPositiveNonDotResultsOnlyRequired: nonDot === 2,
  };
}

/** The values of `count` locations of a company by field name; the first one is its primary one. */
export function makeLocations(
  random: Random,
  company: { id: number; companyName: string },
  count: number,
): Values[] {
  const domain = domainOf(company.companyName);
  const used = new Map<string, number>();
  return Array.from({ length: count }, (_, index) => {
    const city = random.pick(cities);
    const base = `${city.name} ${random.pick(sites)}`;
    const repeated = (used.get(base) ?? 0) + 1;
    used.set(base, repeated);
    return {
      companyId: company.id,
      administrativeUnitId: null,
      name: repeated === 1 ? base : `${base} ${repeated}`,
      address: address(random, city),
      locationPhone: phone(random, city),
      locationFax: phone(random, city),
      locationManagerInfo: random.int(1, 5) === 1 ? null : person(random, city, domain),
      derInfo: person(random, city, domain),
      isPrimary: index === 0,
    };
  });
}
