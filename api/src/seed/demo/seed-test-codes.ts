import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { testCodes } from '../../modules/test-codes/test-code.table.ts';

const dot = ['THC', 'COC', 'AMP', 'OPI', 'PCP'];
const five = ['THC', 'COC', 'AMP', 'MOR', 'PCP'];
const nine = [...five, 'BAR', 'BZO', 'MTD', 'PPX'];
const validity = ['CRE', 'SG', 'PH', 'NIT', 'OX'];

const [URINE, ORAL_FLUID, HAIR, BREATH] = [1, 2, 3, 4];

type Code = readonly [
  testCode: string,
  name: string,
  specimenType: number | undefined,
  program: 'DOT' | 'NON_DOT',
  pricing: string | null,
  drugs: readonly string[],
];

/** Codes as the laboratories number theirs: LabCorp by six digits, Quest by five and a letter. */
const codes: Readonly<Record<string, readonly Code[]>> = {
  LabCorp: [
    ['789151', 'DOT 5-Panel', URINE, 'DOT', '38.50', [...dot, ...validity]],
    ['789152', 'DOT Breath Alcohol', BREATH, 'DOT', '32.00', ['ALC']],
    ['790600', 'Drug Screen 5-Panel', URINE, 'NON_DOT', '29.00', five],
    ['790602', 'Drug Screen 9-Panel', URINE, 'NON_DOT', '34.75', nine],
    [
      '790610',
      'Drug Screen 9-Panel with Validity',
      URINE,
      'NON_DOT',
      '39.25',
      [...nine, ...validity],
    ],
    ['790615', 'Fentanyl Add-on', URINE, 'NON_DOT', '12.00', ['FEN']],
    ['790632', 'Oral Fluid 5-Panel', ORAL_FLUID, 'NON_DOT', '41.00', five],
    ['790650', 'Hair 5-Panel', HAIR, 'NON_DOT', '68.00', five],
    ['790670', 'Breath Alcohol', BREATH, 'NON_DOT', '28.00', ['ALC']],
    ['790680', 'Ethyl Glucuronide', URINE, 'NON_DOT', null, ['ETG']],
  ],
  QuestDiagnostics: [
    ['65304N', 'DOT Drug Panel with Validity', URINE, 'DOT', '39.00', [...dot, ...validity]],
    ['65105N', 'DOT Breath Alcohol', BREATH, 'DOT', '33.00', ['ALC']],
    ['35105N', 'SAP 5-50 with Nitrite', URINE, 'NON_DOT', '27.50', [...five, 'NIT']],
    ['35190N', 'SAP 9-50', URINE, 'NON_DOT', '33.00', nine],
    ['35722N', 'Oral Fluid 5-Panel', ORAL_FLUID, 'NON_DOT', '42.50', five],
    ['36190N', 'Hair 5-Panel', HAIR, 'NON_DOT', '71.00', five],
  ],
  CordantHealthSolutions: [
    ['C1005', 'Urine 5-Panel', URINE, 'NON_DOT', '24.00', five],
    ['C2005', 'Oral Fluid 5-Panel', ORAL_FLUID, 'NON_DOT', '31.00', five],
  ],
  Phamatech: [['P5100', 'Urine 5-Panel', URINE, 'NON_DOT', '22.50', five]],
  AVERHEALTH: [['AV-10', 'Urine 9-Panel', URINE, 'NON_DOT', '26.00', nine]],
};

/** A substance that the starting catalogue lacks, tested for by agreement with one client. */
export const seedOwnDrug = (tx: Tx): Promise<number> =>
  tx.run(sql`
    with added as (
      insert into drug_adulterants (name, type, abbreviation) values ('Mitragynine (Kratom)', 'DRUG', 'KRA') returning id
    )
    insert into drug_cutoffs (drug_adulterant_id, valid_from, urine_col) select id, '2025-01-01', '20 ng/mL' from added`);

/**
 * Test codes of the tenant's laboratories, of all that the demo knows unless some are named; the Department of
 * Transportation tests the five drugs of its MIS report.
 */
export async function seedTestCodes(
  tx: Tx,
  providers: readonly string[] = Object.keys(codes),
): Promise<void> {
  const drugs = await tx.rows<Row<'drug_adulterants', 'id' | 'abbreviation'>>(
    sql`select id, abbreviation from drug_adulterants where deleted_at is null order by id`,
  );
  const idsOf = (wanted: readonly string[]): number[] =>
    drugs.flatMap(({ id, abbreviation }) => (wanted.includes(abbreviation) ? [id] : []));
  await testCodes.insertMany(
    tx,
    Object.entries(codes)
      .filter(([provider]) => providers.includes(provider))
      .flatMap(([provider, some]) =>
        some.map(([testCode, name, specimenType, type, pricing, tested]) => ({
          ...testCodes.toColumns({
            provider,
            testCode,
            name,
            specimenType,
            type,
            pricing,
            description: `${testCode} ${name}`,
          }),
          drug_adulterant_ids: idsOf(tested),
        })),
      ),
  );
}
