import type { MisEmployer } from '@assay/schema/mis-reports/mis-employer';
import type { MisPage, MisReport } from '@assay/schema/mis-reports/mis-report';
import { usDay } from '@assay/schema/core/us-day';
import { openLetters } from '../../core/documents/east-asian-letters.ts';
import { pdfDocument, type Pdf } from '../../core/documents/pdf.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { drawAgencies } from './mis-form-agencies.ts';
import { drawGrid } from './mis-form-grid.ts';
import { bar, field, LEFT, RIGHT } from './mis-form-parts.ts';

const TITLE = 'U.S. Department of Transportation Drug and Alcohol Testing MIS Data Collection Form';

/** `5125550100` → `(512) 555-0100`. */
const phoneText = (digits: string | null): string =>
  digits?.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') ?? '';

type Signature = MisReport['signatures'][number];

/** Section I: the employer, and who certifies the numbers. */
function drawEmployer(pdf: Pdf, report: MisReport, signature: Signature | undefined): void {
  const { employer, agency } = report;
  bar(pdf, 'I. Employer');
  const middle = LEFT + (RIGHT - LEFT) / 2 + 6;
  const half = (RIGHT - LEFT) / 2 - 6;
  const pairs: [string, string][][] = [
    [
      ['Company Name', employer.companyName],
      ['Doing Business As (DBA) Name (if applicable)', employer.dbaName ?? ''],
    ],
    [
      ['Address', employer.address],
      ['E-mail', employer.email ?? ''],
    ],
    [
      [
        'Name of Certifying Official',
        signature === undefined ? '' : `${signature.name}, ${signature.title}`,
      ],
      ['Signature', signature === undefined ? '' : `Signed off in Assay by ${signature.by}`],
    ],
    [
      ['Telephone', phoneText(employer.phone)],
      ['Date Certified', signature === undefined ? '' : usDay(signature.certifiedOn)],
    ],
    [
      ['Prepared by (if different)', employer.preparedBy ?? ''],
      ['Telephone', phoneText(employer.preparedByPhone)],
    ],
    [
      [
        'C/TPA Name and Telephone (if applicable)',
        [employer.tpaName, phoneText(employer.tpaPhone)].filter(Boolean).join(', '),
      ],
    ],
  ];
  for (const pair of pairs) {
    const top = pdf.y;
    const [left, right] = pair;
    let bottom = top;
    if (left)
      bottom = field(pdf, left[0], left[1], {
        x: LEFT,
        top,
        width: right ? half : RIGHT - LEFT,
      });
    if (right)
      bottom = Math.max(bottom, field(pdf, right[0], right[1], { x: middle, top, width: half }));
    pdf.y = bottom;
  }
  drawAgencies(pdf, agency, employer);
}

/** Section II: how many people, in all categories and in that of the page. */
function drawEmployees(pdf: Pdf, report: MisReport, page: MisPage): void {
  bar(pdf, 'II. Covered Employees');
  const line = (text: string, value: string): void => {
    const top = pdf.y;
    pdf.y = field(pdf, text, value, { x: LEFT, top, width: RIGHT - LEFT });
  };
  line(
    '(A) Enter Total Number Safety-Sensitive Employees In All Employee Categories',
    String(report.employees.value),
  );
  line('(B) Enter Total Number of Employee Categories', String(report.numberOfCategories));
  line('(C) Employee Category', page.category ?? '');
  line('(D) Total Number of Employees in this Category', String(page.employees.value));
}

/** What the paper is, where it is not the signed report. */
function standingOf({ isWhole }: MisReport, signature: Signature | undefined): string {
  if (!isWhole) return 'PART ONLY, NOT FOR THE DOT';
  return signature === undefined ? 'NOT SIGNED' : '';
}

/** One page of the form, in its order. */
function drawPage(pdf: Pdf, report: MisReport, page: MisPage): void {
  const signature = report.signatures.find(({ withdrawnAt }) => withdrawnAt === null);
  pdf.font('plain').fontSize(7.5).fillColor('black');
  pdf.text(
    `Calendar Year Covered by this Report: ${report.year}     OMB No. 2105-0529     In the layout of form DOT F 1385     ${standingOf(report, signature)}`,
    LEFT,
    pdf.y,
    { width: RIGHT - LEFT },
  );
  pdf.moveDown(0.3);
  drawEmployer(pdf, report, signature);
  drawEmployees(pdf, report, page);
  drawGrid(pdf, page.drugs);
  if (page.alcohol !== null) drawGrid(pdf, page.alcohol);
  if (signature !== undefined) {
    pdf.font('plain').fontSize(6).fillColor('black');
    pdf.text(`SHA-256 of what was signed: ${signature.sha256}`, LEFT, pdf.y + 2, {
      width: RIGHT - LEFT,
    });
  }
}

const textsOf = ({ employer, signatures }: MisReport): string => {
  const values: unknown[] = Object.values(employer satisfies MisEmployer);
  return [...values, ...signatures.flatMap(({ name, title, by }) => [name, title, by])].join('');
};

/**
 * Form DOT F 1385, filled in: a page for each employee category, drawn in the order, words and numbers of the form. Tests
 * whose category is not known are on no page; a report with nothing else has the first category.
 */
export const misFormPdf = (report: MisReport, name: string): MadeDocument =>
  pdfDocument({ name, title: TITLE, titleSize: 10 }, async (pdf) => {
    await openLetters(textsOf(report));
    const pages = report.pages.filter(({ category }) => category !== null);
    pages.forEach((page, at) => {
      if (at > 0) {
        pdf.addPage();
        pdf.font('bold').fontSize(10).fillColor('black').text(TITLE).moveDown(0.5);
      }
      drawPage(pdf, report, page);
    });
  });
