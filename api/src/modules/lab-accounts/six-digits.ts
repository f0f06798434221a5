const SIX = /^\d{6}$/;

/** An account at a laboratory, as a row has it. */
interface Account {
  provider: string;
  master_account_id: string;
}

/**
 * Whether an account orders by codes of six digits alone: LabCorp accounts whose number has six digits themselves
 * (contract §14).
 */
export const takesSixDigitsOnly = ({ provider, master_account_id: number }: Account): boolean =>
  provider === 'LabCorp' && SIX.test(number);

export const hasSixDigits = (testCode: string): boolean => SIX.test(testCode);
