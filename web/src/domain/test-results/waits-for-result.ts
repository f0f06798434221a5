interface Standing {
  readonly testType: string;
  readonly testStatus: string;
}

/** Whether a result may be entered by hand: of a laboratory test that has none yet (T s4). */
export const waitsForResult = ({ testType, testStatus }: Standing): boolean =>
  testType === 'LAB' && (testStatus === 'ORDERED' || testStatus === 'PENDING');
