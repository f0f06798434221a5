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
