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

const [URINE, ORAL_FLUID, HAIR, BREATH, URINE_POCT, ORAL_FLUID_POCT, SERUM] = [
  1, 2, 3, 4, 5, 6, 9,
] as const;

/** Instant test devices with the specimens they take. */
export const devices: readonly { name: string; specimens: readonly number[] }[] = [
  { name: 'Integrated Urine Cup', specimens: [URINE, URINE_POCT] },
  { name: 'Split-Key Urine Cup', specimens: [URINE, URINE_POCT] },
  { name: 'Urine Dip Card', specimens: [URINE, URINE_POCT] },
  { name: 'Urine Cassette', specimens: [URINE, URINE_POCT] },
  { name: 'Oral Fluid Cube', specimens: [ORAL_FLUID, ORAL_FLUID_POCT] },
  { name: 'Oral Fluid Swab', specimens: [ORAL_FLUID, ORAL_FLUID_POCT] },
  { name: 'Saliva Alcohol Strip', specimens: [ORAL_FLUID, ORAL_FLUID_POCT] },
  { name: 'Breath Alcohol Screening Device', specimens: [BREATH] },
  { name: 'Evidential Breath Testing Device', specimens: [BREATH] },
  { name: 'Hair Collection Kit', specimens: [HAIR] },
  { name: 'Serum Test Cassette', specimens: [SERUM] },
];

/** Drugs and adulterants, as columns of `drug_adulterants`. */
export const substances = [
  ...[...misDotDrugs, ...otherDrugs].map(
    ({ name, abbreviation, urine, oralFluid, hair, isMisDot = false }) => ({
      name,
      type: 'DRUG',
      abbreviation,
      urine_col: urine ?? null,
      oral_fluid_col: oralFluid ?? null,
      hair_col: hair ?? null,
      is_mis_dot: isMisDot,
    }),
  ),
  ...adulterants.map(([name, abbreviation]) => ({
    name,
    type: 'ADULTERANT',
    abbreviation,
    urine_col: null,
    oral_fluid_col: null,
    hair_col: null,
    is_mis_dot: false,
  })),
];
