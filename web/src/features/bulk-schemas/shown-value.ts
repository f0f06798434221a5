/** Who a person is stays out of sight but for its end, also in a file of one's own: somebody may look over the shoulder. */
const hidden = (value: string): string => (value.length <= 4 ? '••••' : `••••${value.slice(-4)}`);

/** A value of the sample as the screen shows it. */
export const shownValue = (mdReference: string, value: string): string =>
  mdReference === 'donor.primaryId' && value !== '' ? hidden(value) : value;
