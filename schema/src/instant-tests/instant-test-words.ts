/** How the result of an instant test was read (T s3). */
export const resultInterpretations = {
  MANUALLY: 'Manually',
  AUTOMATICALLY: 'Automatically (STATReader)',
} as const;

/** Whether the temperature of a specimen was in range, as it travels (T s3). */
export const temperatures = { 1: 'Yes', 0: 'No' } as const;

/** Specimens whose temperature is read: urine, also where it is tested on the spot (contract §20). */
export const urineTypeIds: readonly number[] = [1, 5];

/** Breath: its specimen cannot be sent to a laboratory (contract §20). */
export const BREATH_TYPE_ID = 4;

/** What a donor consents to, and what a collector certifies. Plain and the same for every tenant (contract §33). */
export const consentTexts = {
  donor:
    'I agree to give a specimen for this test and to its result being sent to my employer. I was told what the test looks for, that a positive is confirmed by a laboratory before any decision, and that I may list medicines to the reviewer in confidence.',
  collector: 'I certify that the donor named here gave me this specimen.',
} as const;

/** How a donor consented to a test. */
export const consentWords = ({ isVerbalConsent }: { isVerbalConsent: boolean | null }): string =>
  isVerbalConsent === true ? 'Received verbally or by other method' : 'Signed by the donor';
