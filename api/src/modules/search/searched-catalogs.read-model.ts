import { sql } from 'drizzle-orm';
import { consortiumRoutes } from '@assay/schema/consortiums/consortium.routes';
import { labAccountRoutes } from '@assay/schema/lab-accounts/lab-account.routes';
import { testCodeRoutes } from '@assay/schema/test-codes/test-code.routes';
import { testPanelRoutes } from '@assay/schema/test-panels/test-panel.routes';
import { specimenTypeName } from '../../core/lists/specimen-type-name.ts';
import { inTable, joinedBy, key, lowered, type SearchedKind } from './searched-kind.read-model.ts';

/** Catalogs of the tenant, and what else is not a company's own. */
export const searchedCatalogs: readonly SearchedKind[] = [
  {
    kind: 'CONSORTIUM',
    access: consortiumRoutes.list.config.access,
    from: sql`consortiums t`,
    keys: [key('name_key')],
    searchIds: inTable('consortiums'),
    title: sql`t.name`,
  },
  {
    kind: 'TEST_PANEL',
    access: testPanelRoutes.get.config.access,
    from: sql`test_panels t`,
    keys: [key('name_key'), key('panel_id_key')],
    searchIds: inTable('test_panels'),
    title: sql`t.name`,
    detail: joinedBy(sql`t.panel_id`, sql`t.specimen_type_name`, sql`t.device_name`),
  },
  {
    kind: 'DRUG_ADULTERANT',
    access: { anyOf: ['VIEW_ADDITIVES'] },
    from: sql`drug_adulterants t`,
    keys: [key('name_key'), key('abbreviation_key')],
    searchIds: inTable('drug_adulterants'),
    title: sql`t.name`,
    detail: sql`t.abbreviation`,
    variant: sql`t.type`,
  },
  {
    kind: 'TEST_CODE',
    access: testCodeRoutes.get.config.access,
    from: sql`test_codes t`,
    keys: [key('test_code_key'), sql`lower(coalesce(t.name, '')) collate "C"`],
    searchIds: inTable('test_codes'),
    title: sql`t.test_code`,
    detail: joinedBy(
      sql`coalesce(t.name, t.description)`,
      sql`t.provider`,
      specimenTypeName(sql`t.specimen_type`),
    ),
    variant: sql`t.provider`,
  },
  {
    kind: 'LAB_ACCOUNT',
    access: labAccountRoutes.get.config.access,
    from: sql`lab_accounts t`,
    keys: [lowered('master_account_id')],
    searchIds: inTable('lab_accounts'),
    title: sql`t.master_account_id`,
    detail: joinedBy(sql`t.provider`, sql`t.comment`),
    variant: sql`t.provider`,
  },
];
