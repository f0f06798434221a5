/** Why a person is tested (contract §26, T s3). */
export const reasonsForTest = {
  PRE_EMPLOYMENT: 'Pre-Employment',
  RANDOM: 'Random',
  REASONABLE_SUSPICION_CAUSE: 'Reasonable Suspicion/Cause',
  POST_ACCIDENT: 'Post-Accident',
  PROMOTION: 'Promotion',
  TRANSFER: 'Transfer',
  RETURN_TO_DUTY: 'Return to Duty',
  FOLLOW_UP: 'Follow Up',
  COURT_ORDER: 'Court Order',
  PROBATION_PAROLE: 'Probation/Parole',
  PERIODIC: 'Periodic',
  FITNESS_FOR_DUTY: 'Fitness for Duty',
  RE_CERTIFICATION: 'Re-Certification',
  QC_BLIND_SAMPLE: 'QC/Blind Sample',
  OTHER: 'Other',
} as const;
