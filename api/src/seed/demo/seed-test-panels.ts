import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { testPanels } from '../../modules/test-panels/test-panel.table.ts';

const five = ['THC', 'COC', 'AMP', 'OPI', 'PCP'];
const ten = ['THC', 'COC', 'AMP', 'MET', 'MOR', 'OXY', 'BZO', 'BAR', 'MTD', 'PCP'];
const validity = ['CRE', 'SG', 'PH', 'NIT', 'OX'];

const [URINE, ORAL_FLUID, BREATH] = [1, 2, 4];

type Panel = readonly [
  panelId: string,
  size: string,
  device: string,
  specimenTypeId: number | undefined,
  pricing: string | null,
  drugs: readonly string[],
];

const panels: readonly Panel[] = [
  ['IUC-5', '5-Panel', 'Integrated Urine Cup', URINE, '6.50', five],
  ['IUC-10A', '10-Panel', 'Integrated Urine Cup', URINE, '9.75', [...ten, ...validity]],
  ['UDC-10', '10-Panel', 'Urine Dip Card', URINE, '5.25', ten],
  ['UDC-1F', 'Single-Panel', 'Urine Dip Card', URINE, '2.10', ['FEN']],
  ['OFC-6', '6-Panel', 'Oral Fluid Cube', ORAL_FLUID, '11.40', [...five, 'MET']],
  ['SAS-1', 'Single-Panel', 'Saliva Alcohol Strip', ORAL_FLUID, '3.00', ['ALC']],
  ['BAD-1', 'Single-Panel', 'Breath Alcohol Screening Device', BREATH, null, ['ALC']],
];

/** What every location uses, at the cost of the panel and somewhat more. */
const everywhere = ['IUC-5', 'OFC-6', 'BAD-1'];

/** Instant test panels of the tenant, all or some of them, and those of every location at each one. */
export async function seedTestPanels(
  tx: Tx,
  only: readonly string[] = panels.map(([panelId]) => panelId),
): Promise<void> {
  const drugs = await tx.rows<Row<'drug_adulterants', 'id' | 'abbreviation' | 'type'>>(
    sql`select id, abbreviation, type from drug_adulterants where deleted_at is null order by id`,
  );
  const devices = await tx.rows<Row<'devices', 'id' | 'name'>>(
    sql`select id, name from devices where deleted_at is null`,
  );
  const wanted = panels.filter(([panelId]) => only.includes(panelId));
  await testPanels.insertMany(
    tx,
    wanted.map(([panelId, size, device, specimenTypeId, pricing, tested]) => {
      const of = drugs.filter(({ abbreviation }) => tested.includes(abbreviation));
      const words = (type: 'DRUG' | 'ADULTERANT'): string[] =>
        of.filter((each) => each.type === type).map(({ abbreviation }) => abbreviation);
      const adulterants = words('ADULTERANT');
      const behind = adulterants.length === 0 ? [] : ['+ Adulterants', ...adulterants];
      const name = [size, device, ...words('DRUG'), ...behind].join(' ');
      return {
        ...testPanels.toColumns({ panelId, name, specimenTypeId, pricing }),
        device_id: devices.find((each) => each.name === device)?.id ?? 0,
        device_name: device,
        drug_adulterant_ids: of.map(({ id }) => id),
        drugs_count: words('DRUG').length,
      };
    }),
  );
  await tx.run(sql`
    insert into location_test_panels (company_id, location_id, test_panel_id, price)
    select l.company_id, l.id, p.id, p.pricing * 2 from locations l cross join test_panels p
    where p.panel_id = any (${sql.param(everywhere)}::text[]) and l.deleted_at is null`);
}
