import { csvBarred, csvOneOf } from '../core/csv-cells.ts';
import { defineCsv } from '../core/csv.ts';
import { optional, price, text } from '../core/fields.ts';
import { specimenTypeCode, type SpecimenTypeId } from '../reference/specimen-types.ts';
import { PART_MAX } from './test-panel.ts';

const accepted: readonly SpecimenTypeId[] = [1, 2, 3, 4, 9];
const specimens = new Map(accepted.map((id) => [specimenTypeCode(id), id]));

/** Columns of the bulk import of instant test panels (C s5, contract §13). */
export const testPanelCsv = defineCsv({
  panelId: {
    header: 'Part#',
    rule: text(PART_MAX),
    description: 'Part number, unique, at most 64 characters.',
    example: 'IUC-5',
  },
  device: {
    header: 'Product/Brand/Device',
    rule: text(),
    description: 'Name of a device that takes the specimen type.',
    example: 'Integrated Urine Cup',
  },
  specimenTypeId: {
    header: 'Specimen Type',
    rule: csvOneOf(specimens),
    description: `One of ${[...specimens.keys()].join(', ')}.`,
    example: 'URINE',
  },
  drugAdulterants: {
    header: 'Drugs/Adulterants',
    rule: csvBarred(),
    description:
      'Abbreviations of existing drugs and adulterants, at least one, with a vertical bar between them.',
    example: 'THC|COC|AMP|OPI|PCP',
  },
  name: {
    header: 'Panel Name',
    rule: text(),
    description: 'Name.',
    example: '5-Panel Integrated Urine Cup',
  },
  pricing: {
    header: 'Pricing',
    rule: optional(price()),
    description: 'Cost in US dollars, digits with up to two decimals.',
    example: '8.50',
  },
});
