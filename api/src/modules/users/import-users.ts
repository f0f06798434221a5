import { roleLabels } from '@assay/schema/common/role-names';
import type { CsvRow } from '@assay/schema/core/csv';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { userCsv } from '@assay/schema/users/user-csv';
import type { userRoutes } from '@assay/schema/users/user.routes';
import { changesOfNew } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { ImportPlan } from '../../core/import/import-plan.ts';
import { Refusal } from '../../core/refusal.ts';
import { sendInvitations, type PortalTrust } from '../session/account-access.service.ts';
import { takesSeveral } from './assign-role.ts';
import { userChecker, type ImportedUser, type UserReport } from './check-imported-user.ts';
import { findCompanies, findPlaces, type CheckedUser } from './find-imported-places.ts';
import { countCompanies, takenUsernames } from './import-places.repository.ts';
import { users } from './user.table.ts';
import { nextUserIds } from './users.repository.ts';

type Row = CsvRow<typeof userCsv>;
interface NewUser {
  id: number;
  value: Row;
  found: ImportedUser;
}

const companyGone = (): Refusal =>
  Refusal.fields(
    fieldError(
      ['csv'],
      'INVALID',
      {},
      'A company of the file was deleted meanwhile. Check the file again.',
    ),
  );

/** A name that is taken is told in the same words wherever it is taken: who asks learns nothing of other TPAs. */
async function refuseTaken(
  { tx }: Context,
  rows: readonly CheckedUser[],
  report: UserReport,
): Promise<void> {
  const nameOf = ({ value }: CheckedUser): string => value.username?.toLowerCase() ?? '';
  const taken = await takenUsernames(tx, rows.map(nameOf));
  for (const each of rows)
    if (taken.has(nameOf(each))) report(each.row, 'username', 'USER_EMAIL_ALREADY_EXISTS');
}

/** A user as it is stored. Each row fills the same columns. */
const columnsOf = ({ id, value, found: { type, company, places } }: NewUser) => ({
  id,
  ...users.toColumns({
    ...value,
    type,
    companyId: company?.id ?? null,
    username: value.username.toLowerCase(),
    address: value,
    contactMethods: value,
  }),
  role: value.role,
  authorization_context_ids: places.map((place) => place.id),
});

/** What the history of the user tells of the first day: who was given which access. */
function note({ audit }: Context, { id, value, found: { company, places } }: NewUser): void {
  const { username, firstName, lastName, jobTitle, role } = value;
  const access = { role: roleLabels[role], dataAccess: places.map(({ name }) => name) };
  audit({
    action: 'user.created',
    entityId: id,
    companyId: company?.id ?? null,
    changes: changesOfNew({ username, firstName, lastName, jobTitle, company, ...access }),
  });
}

async function save(
  context: Context,
  people: readonly NewUser[],
  trust: PortalTrust,
): Promise<void> {
  await users.insertMany(context.tx, people.map(columnsOf));
  /* Somebody may have deleted a company meanwhile: its row was waited for. */
  const companies = [...new Set(people.flatMap(({ found }) => found.company?.id ?? []))];
  if ((await countCompanies(context.tx, companies)) < companies.length) throw companyGone();
  for (const person of people) note(context, person);
  const readers = people.map(({ id, value: { username, firstName, lastName } }) => ({
    userId: id,
    email: username.toLowerCase(),
    firstName,
    lastName,
  }));
  await sendInvitations(context, readers, trust);
}

/** Bulk import of users (decision 32). Their invitations go out with the whole file, or not at all. */
export const userImport = (
  trust: PortalTrust,
): ImportPlan<typeof userRoutes.importCsv, typeof userCsv, ImportedUser> => ({
  columns: userCsv,

  begin: async (context) => userChecker(context, await takesSeveral(context)),

  look: async (context, _params, rows, report) => {
    await refuseTaken(context, rows, report);
    await findCompanies(context, rows, report);
    await findPlaces(context, rows, report);
  },

  save: async (context, _params, rows) => {
    const ids = await nextUserIds(context.tx, rows.length);
    const people = rows.map(({ value, found }, index) => ({ id: ids[index] ?? 0, value, found }));
    await save(context, people, trust);
  },

  done: ({ audit, viewer: { companyId } }, _params, created, file) =>
    audit({
      action: 'user.imported',
      entityId: null,
      companyId,
      changes: { created: { after: created }, sha256: { after: file.sha256.toString('hex') } },
    }),
});
