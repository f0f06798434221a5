import {
  SelectionCertificate,
  type SelectionCertificate as Certificate,
} from '@assay/schema/selection-runs/certificate';
import { check, type Check } from './verification.ts';

const title = 'The file is a selection certificate of Assay.';

/** `snapshot[3].status`: where in the file. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (place, key) =>
      typeof key === 'number'
        ? `${place}[${key}]`
        : place === ''
          ? String(key)
          : `${place}.${String(key)}`,
    '',
  );

function parsed(text: string): unknown {
  // Mail programs and editors put a byte order mark in front.
  return JSON.parse(text.replace(/^\uFEFF/, ''));
}

/** The certificate in a text, or why it is none and where. */
export function readCertificate(text: string): { certificate?: Certificate; check: Check } {
  let value: unknown;
  try {
    value = parsed(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { check: check(title, `It is not readable as JSON: ${reason}`, '') };
  }
  const answer = SelectionCertificate.safeParse(value);
  if (answer.success) {
    const { tenant, poolName, runDate } = answer.data.commitment;
    const found = `${tenant}: ${poolName}, run of ${runDate}.`;
    return { certificate: answer.data, check: check(title, undefined, found) };
  }
  const issue = answer.error.issues[0];
  const where = placeOf(issue?.path ?? []);
  return { check: check(title, `At ${where || 'the top'}: ${issue?.message ?? 'unreadable'}`, '') };
}
