import { programs } from '../common/programs.ts';
import { csvBarred, csvOneOf } from '../core/csv-cells.ts';
import { defineCsv } from '../core/csv.ts';
import { optional, optionalText, price, text } from '../core/fields.ts';
import { keysOf } from '../core/keys-of.ts';
import { specimenTypeCode, specimenTypeIds } from '../reference/specimen-types.ts';

const specimens = new Map(specimenTypeIds.map((id) => [specimenTypeCode(id), id]));
const programNames = new Map(keysOf(programs).map((name) => [name as string, name]));

/** Columns of the bulk import of test codes (C s5, contract §15). */
export const testCodeCsv = defineCsv({
  testCode: {
    header: 'Test Code ID',
    rule: text(),
    description: 'Code as the laboratory writes it, unique among its codes.',
    example: '65304N',
  },
  name: {
    header: 'Test Code Name',
    rule: optionalText(),
    description: 'Name.',
    example: 'DOT 5-Panel',
  },
  description: {
    header: 'Description',
    rule: optionalText(),
    description: 'Description.',
    example: '65304N DOT 5-Panel',
  },
  specimenType: {
    header: 'Specimen Type',
    rule: csvOneOf(specimens),
    description: `One of ${[...specimens.keys()].join(', ')}.`,
    example: 'URINE',
  },
  type: {
    header: 'Program',
    rule: csvOneOf(programNames),
    description: 'DOT or NON_DOT.',
    example: 'DOT',
  },
  pricing: {
    header: 'Pricing',
    rule: optional(price()),
    description: 'Price in US dollars, digits with up to two decimals.',
    example: '38.50',
  },
  drugAdulterants: {
    header: 'Drugs/Adulterants',
    rule: csvBarred(),
    description:
      'Abbreviations of existing drugs and adulterants, at least one, with a vertical bar between them.',
    example: 'THC|COC|AMP|OPI|PCP',
  },
});
