import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { contacts } from '../../modules/contacts/contact.table.ts';
import { firstNames, lastNames } from './names.ts';
import type { Random } from './random.ts';

type Place = Row<
  'locations',
  | 'id'
  | 'company_id'
  | 'is_primary'
  | 'location_phone'
  | 'der_full_name'
  | 'der_phone_number'
  | 'der_email'
>;

const titles: readonly [string, ...string[]] = [
  'Terminal Manager',
  'HR Generalist',
  'Safety Coordinator',
  'Dispatch Supervisor',
  'Shift Supervisor',
  'Office Manager',
  'Fleet Manager',
  'Payroll Specialist',
  'Compliance Officer',
];

/** The DER of a location, whom to reach first there. */
function derOf({ id, company_id: companyId, ...place }: Place) {
  const [name = '', lastName = ''] = place.der_full_name.split(' ');
  return {
    companyId,
    locationId: id,
    name,
    lastName,
    jobTitle: 'Safety Manager, DER',
    phoneNumber: place.der_phone_number,
    email: place.der_email,
    isPrimary: true,
  };
}

/** Somebody else at a location; some are reached by phone or by mail alone. */
function colleagueAt(random: Random, { id, company_id: companyId, ...place }: Place) {
  const [name, lastName] = [random.pick(firstNames), random.pick(lastNames)];
  const domain = place.der_email.split('@')[1] ?? '';
  const reached = random.int(1, 8);
  const number = `${place.location_phone.slice(0, 3)}55501${String(random.int(0, 99)).padStart(2, '0')}`;
  return {
    companyId,
    locationId: id,
    name,
    lastName,
    jobTitle: random.int(1, 9) === 1 ? null : random.pick(titles),
    phoneNumber: reached === 1 ? null : number,
    email: reached === 2 ? null : `${name}.${lastName}@${domain}`.toLowerCase(),
    isPrimary: false,
  };
}

/** People at the locations of the tenant: hundreds at those of the first company, and none at a few small ones. */
export async function seedContacts(tx: Tx, random: Random): Promise<void> {
  const places = await tx.rows<Place>(sql`
    select id, company_id, is_primary, location_phone, der_full_name, der_phone_number, der_email
    from locations order by id`);
  const largest = places[0]?.company_id;
  const people = places.flatMap((place) => {
    if (place.company_id !== largest && !place.is_primary && random.int(1, 9) === 1) return [];
    const more = place.company_id === largest ? random.int(4, 11) : random.int(0, 3);
    return [derOf(place), ...Array.from({ length: more }, () => colleagueAt(random, place))];
  });
  const ids = await tx.rows<{ id: number }>(
    sql`select app.next_ids('contacts', ${people.length}) as id order by 1`,
  );
  await contacts.insertMany(
    tx,
    people.map((person, index) => ({ id: ids[index]?.id ?? 0, ...contacts.toColumns(person) })),
  );
}
