/** Laboratories and suppliers by the name that calls use, with the name that people read (contract §26, C s3). */
export const labProviderNames = {
  LabCorp: 'LabCorp',
  QuestDiagnostics: 'Quest Diagnostics',
  CordantHealthSolutions: 'Cordant Health Solutions',
  NationalToxicologyCenter: 'National Toxicology Center',
  USDTL: 'USDTL',
  CRL: 'CRL',
  OmegaLaboratories: 'Omega Laboratories',
  AmericanToxicologyInstitute: 'American Toxicology Institute',
  Phamatech: 'Phamatech',
  NavisClinicalLaboratories: 'Navis Clinical Laboratories',
  MicroDistributing: 'Micro Distributing',
  AVERHEALTH: 'Averhealth',
  BreathAlcohol: 'Breath Alcohol',
} as const;
export type LabProviderName = keyof typeof labProviderNames;

/** Providers whose catalogues have a tab of their own (C s2, s3). */
export const labProviderTabs = [
  'LabCorp',
  'QuestDiagnostics',
  'CordantHealthSolutions',
  'Phamatech',
  'AVERHEALTH',
] as const satisfies readonly LabProviderName[];
