const counted = (count: number, unit: string): string =>
  `${count} ${count === 1 ? unit : `${unit}s`}`;

/**
 * The text of an error with what its numbers add: `seconds` to wait before the next request, `remainingAttempts` of a
 * sign-in or of a mailed code (P s8, contract §27). Without them it stays as it is.
 */
export function countedText(
  code: string,
  text: string,
  { seconds, remainingAttempts }: Readonly<Record<string, unknown>>,
): string {
  if (code === 'TOO_MANY_REQUESTS' && typeof seconds === 'number')
    return `Too many requests. Please wait ${counted(seconds, 'second')} and try again.`;
  if (typeof remainingAttempts !== 'number') return text;
  const attempts = `${counted(remainingAttempts, 'attempt')} remaining`;
  return code === 'WRONG_CREDENTIALS'
    ? `${text} ${attempts} before your account is locked.`
    : `${text} ${attempts}.`;
}
