import { makePdf, makePng } from './demo-files.ts';
import { companyNames } from './names.ts';

interface DemoDocument {
  company: string | undefined;
  title: string;
  name: string;
  format: 'pdf' | 'png' | 'csv';
  /** User name of who added it. */
  by: string;
  content: () => Buffer;
}

const policy = [
  [
    '# Drug and Alcohol Testing Policy',
    'Northwind Logistics, Portland, Oregon',
    '',
    '# 1. Who is covered',
    'Every employee who performs safety-sensitive functions, and every applicant for',
    'such a position, is covered by this policy and by 49 CFR Parts 40 and 382.',
    '',
    '# 2. When we test',
    'Before employment, at random, after an accident, on reasonable suspicion, before',
    'a return to duty, and as follow-up. Random selections are made by the third-party',
    'administrator; nobody in the company can influence who is drawn.',
    '',
    '# 3. How we test',
    'Urine for drugs, breath for alcohol. A laboratory certified by HHS tests each',
    'specimen, and a medical review officer verifies each result.',
  ],
  [
    '# 4. What follows',
    'An employee with a verified positive result, or who refuses a test, is removed from',
    'safety-sensitive functions at once and is given a list of substance abuse',
    'professionals.',
    '',
    '# 5. Questions',
    'Ask the designated employer representative. The name and the number are posted at',
    'every location.',
  ],
] as const;

const agreementWith = (company: string | undefined) => [
  [
    '# Service Agreement',
    `between Assay Demo TPA and ${company}`,
    '',
    'The administrator keeps the random testing pools, makes the selections, orders the',
    'tests, receives the results, and keeps the records for as long as 49 CFR 40.333 and',
    '382.401 require.',
    '',
    'The company names a designated employer representative for each location and sends',
    'changes of its lists of employees before each selection.',
  ],
];

const training =
  'Supervisor,Location,Course,Completed\r\n' +
  'Morgan Ellis,Dallas,Reasonable suspicion: alcohol,2026-02-11\r\n' +
  'Morgan Ellis,Dallas,Reasonable suspicion: controlled substances,2026-02-11\r\n' +
  'Jamie Ortega,Houston,Reasonable suspicion: alcohol,2026-03-04\r\n';

const planColors = ['ffffff', '334155', 'dbeafe', 'bbf7d0', 'fde68a', 'ffffff'];

/** Walls of a floor with an office, a waiting room and the room where specimens are collected. */
const plan = () =>
  makePng([480, 320], planColors, [
    [24, 24, 432, 272, 1],
    [30, 30, 180, 260, 2],
    [216, 30, 234, 124, 3],
    [216, 160, 234, 130, 4],
    [206, 80, 14, 40, 5],
    [206, 200, 14, 40, 5],
    [90, 286, 56, 14, 5],
  ]);

const [northwind, second] = companyNames;

/** Documents of two companies of the demo. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    company: northwind,
    title: 'Drug and Alcohol Testing Policy',
    name: 'drug-and-alcohol-policy.pdf',
    format: 'pdf',
    by: 'corporate@northwind.test',
    content: () => makePdf(policy),
  },
  {
    company: northwind,
    title: 'Service Agreement',
    name: 'service-agreement.pdf',
    format: 'pdf',
    by: 'admin@assay.test',
    content: () => makePdf(agreementWith(northwind)),
  },
  {
    company: second,
    title: 'Service Agreement',
    name: 'service-agreement.pdf',
    format: 'pdf',
    by: 'admin@assay.test',
    content: () => makePdf(agreementWith(second)),
  },
  {
    company: northwind,
    title: 'Collection Room, Floor Plan',
    name: 'floor-plan.png',
    format: 'png',
    by: 'corporate@northwind.test',
    content: plan,
  },
  {
    company: northwind,
    title: 'Supervisor Training',
    name: 'supervisor-training.csv',
    format: 'csv',
    by: 'admin@assay.test',
    content: () => Buffer.from(training),
  },
];
