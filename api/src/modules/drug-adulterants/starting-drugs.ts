interface Drug {
  name: string;
  abbreviation: string;
  /** Screening cutoffs with their unit, where one is in common use. */
  urine?: string;
  oralFluid?: string;
  hair?: string;
  isMisDot?: true;
}

/**
 * The five drug columns of the federal MIS report. Cutoffs of the initial test: urine 49 CFR 40.85,
 * oral fluid 49 CFR 40.91; hair, which DOT does not test, as laboratories commonly use them.
 */
const misDotDrugs: readonly Drug[] = [
  {
    name: 'Marijuana',
    abbreviation: 'THC',
    urine: '50 ng/mL',
    oralFluid: '4 ng/mL',
    hair: '1 pg/mg',
    isMisDot: true,
  },
  {
    name: 'Cocaine',
    abbreviation: 'COC',
    urine: '150 ng/mL',
    oralFluid: '15 ng/mL',
    hair: '500 pg/mg',
    isMisDot: true,
  },
  {
    name: 'Amphetamines',
    abbreviation: 'AMP',
    urine: '500 ng/mL',
    oralFluid: '50 ng/mL',
    hair: '500 pg/mg',
    isMisDot: true,
  },
  {
    name: 'Opioids',
    abbreviation: 'OPI',
    urine: '2000 ng/mL',
    oralFluid: '30 ng/mL',
    hair: '500 pg/mg',
    isMisDot: true,
  },
  {
    name: 'Phencyclidine',
    abbreviation: 'PCP',
    urine: '25 ng/mL',
    oralFluid: '10 ng/mL',
    hair: '300 pg/mg',
    isMisDot: true,
  },
];

/** Members of those classes with a cutoff of their own (49 CFR 40.85, 40.91), and other drugs of workplace panels. */
const otherDrugs: readonly Drug[] = [
  {
    name: 'Methamphetamine',
    abbreviation: 'MET',
    urine: '500 ng/mL',
    oralFluid: '50 ng/mL',
    hair: '500 pg/mg',
  },
  {
    name: 'MDMA (Ecstasy)',
    abbreviation: 'MDMA',
    urine: '500 ng/mL',
    oralFluid: '50 ng/mL',
    hair: '500 pg/mg',
  },
  {
    name: 'Codeine/Morphine',
    abbreviation: 'MOR',
    urine: '2000 ng/mL',
    oralFluid: '30 ng/mL',
    hair: '500 pg/mg',
  },
  {
    name: 'Hydrocodone/Hydromorphone',
    abbreviation: 'HYD',
    urine: '300 ng/mL',
    oralFluid: '30 ng/mL',
    hair: '500 pg/mg',
  },
  {
    name: 'Oxycodone/Oxymorphone',
    abbreviation: 'OXY',
    urine: '100 ng/mL',
    oralFluid: '30 ng/mL',
    hair: '500 pg/mg',
  },
  {
    name: '6-Acetylmorphine (Heroin)',
    abbreviation: '6-AM',
    urine: '10 ng/mL',
    oralFluid: '4 ng/mL',
    hair: '500 pg/mg',
  },
  { name: 'Barbiturates', abbreviation: 'BAR', urine: '300 ng/mL' },
  { name: 'Benzodiazepines', abbreviation: 'BZO', urine: '300 ng/mL' },
  { name: 'Buprenorphine', abbreviation: 'BUP', urine: '10 ng/mL' },
  { name: 'Fentanyl', abbreviation: 'FEN', urine: '1 ng/mL', oralFluid: '1 ng/mL' },
  { name: 'Methadone', abbreviation: 'MTD', urine: '300 ng/mL' },
  { name: 'Methaqualone', abbreviation: 'MQL', urine: '300 ng/mL' },
  { name: 'Propoxyphene', abbreviation: 'PPX', urine: '300 ng/mL' },
  { name: 'Tramadol', abbreviation: 'TRA', urine: '200 ng/mL' },
  { name: 'Tricyclic Antidepressants', abbreviation: 'TCA', urine: '1000 ng/mL' },
  { name: 'Ketamine', abbreviation: 'KET', urine: '1000 ng/mL' },
  { name: 'Synthetic Cannabinoids', abbreviation: 'K2', urine: '50 ng/mL' },
  { name: 'Alcohol', abbreviation: 'ALC', urine: '0.02 g/dL', oralFluid: '0.02 g/dL' },
  { name: 'Ethyl Glucuronide', abbreviation: 'ETG', urine: '500 ng/mL' },
];

/** What validity tests look at (49 CFR 40.88, 40.93): signs of a diluted, substituted or adulterated specimen. */
const adulterants: readonly (readonly [name: string, abbreviation: string])[] = [
  ['Creatinine', 'CRE'],
  ['Specific Gravity', 'SG'],
  ['pH', 'PH'],
  ['Nitrite', 'NIT'],
  ['Oxidants', 'OX'],
  ['Glutaraldehyde', 'GLU'],
  ['Bleach', 'BLE'],
  ['Pyridinium Chlorochromate', 'PCC'],
  ['Chromium (VI)', 'CR6'],
  ['Surfactant', 'SUR'],
  ['Human IgG', 'IGG'],
];

/** The tables hold since: 49 CFR 40.85 as of 82 FR 52229, and 40.91 as of 88 FR 27596. */
const [URINE_TABLE, ORAL_FLUID_TABLE] = ['2018-01-01', '2023-06-01'];

/** Cutoffs of a drug by the day from which they hold; those in oral fluid came later than the others. */
function cutoffsOf({ urine, oralFluid, hair }: Drug) {
  const first = { urine_col: urine ?? null, oral_fluid_col: null, hair_col: hair ?? null };
  return [
    ...(urine === undefined && hair === undefined ? [] : [{ valid_from: URINE_TABLE, ...first }]),
    ...(oralFluid === undefined
      ? []
      : [{ valid_from: ORAL_FLUID_TABLE, ...first, oral_fluid_col: oralFluid }]),
  ];
}

/** Drugs and adulterants as columns of their tables. */
export const startingDrugs = [
  ...[...misDotDrugs, ...otherDrugs].map((drug) => ({
    name: drug.name,
    type: 'DRUG',
    abbreviation: drug.abbreviation,
    is_mis_dot: drug.isMisDot ?? false,
    cutoffs: cutoffsOf(drug),
  })),
  ...adulterants.map(([name, abbreviation]) => ({
    name,
    type: 'ADULTERANT',
    abbreviation,
    is_mis_dot: false,
    cutoffs: [],
  })),
];
