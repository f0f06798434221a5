import { keysOf } from '@assay/schema/core/keys-of';
import type { MisEmployer } from '@assay/schema/mis-reports/mis-employer';
import { phmsaOperations } from '@assay/schema/mis-reports/mis-form';
import type { MisReport } from '@assay/schema/mis-reports/mis-report';
import type { Pdf } from '../../core/documents/pdf.ts';
import { box, LEFT } from './mis-form-parts.ts';

const LINE = 9.5;
const blank = '________';
const yesNo = (is: boolean): string => (is ? 'YES' : 'NO');

/** The line of each agency, with what the form asks for on it. */
const linesOf = (employer: MisEmployer): readonly (readonly [MisReport['agency'], string])[] => [
  [
    'FMCSA',
    `FMCSA – Motor Carrier: DOT #: ${employer.dotNumber ?? blank}   Owner-operator: ${yesNo(employer.isOwnerOperator)}   Exempt: ${yesNo(employer.isExempt)}`,
  ],
  [
    'FAA',
    `FAA – Aviation: Certificate # (if applicable): ${employer.faaCertificate ?? blank}   Plan / Registration # (if applicable): ${employer.faaPlan ?? blank}`,
  ],
  ['PHMSA', 'PHMSA – Pipeline:'],
  [
    'FRA',
    `FRA – Railroad: Total Number of observed/documented Part 219 "Rule G" Observations for covered employees: ${employer.fraObservations ?? blank}`,
  ],
  ['USCG', `USCG – Maritime: Vessel ID # (USCG- or State-Issued): ${employer.vesselId ?? blank}`],
  ['FTA', 'FTA – Transit'],
];

/** Which agency the numbers are for, with what the form asks for on its line. */
export function drawAgencies(pdf: Pdf, agency: MisReport['agency'], employer: MisEmployer): void {
  pdf.font('plain').fontSize(6.5).fillColor('black');
  pdf.text(
    'Check the DOT agency for which you are reporting MIS data; and complete the information on that same line as appropriate:',
    LEFT,
    pdf.y + 1,
  );
  let top = pdf.y + 2;
  for (const [name, words] of linesOf(employer)) {
    /* What is asked for of other agencies stays blank. */
    const isIt = name === agency;
    const said = isIt ? words : (words.split(':')[0] ?? words);
    let x = box(pdf, isIt, said, LEFT, top) + 8;
    if (name === 'PHMSA' && isIt)
      for (const operation of keysOf(phmsaOperations)) {
        const isDone = employer.phmsaOperations.includes(operation);
        x = box(pdf, isDone, phmsaOperations[operation], x, top) + 8;
      }
    top += LINE;
  }
  pdf.x = LEFT;
  pdf.y = top - 2;
}
