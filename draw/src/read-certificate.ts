import {
  SelectionCertificate,
  type SelectionCertificate as Certificate,
} from '@assay/schema/selection-runs/certificate';
import { ExtractMark, SelectionExtract } from '@assay/schema/selection-runs/extract';
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

/** A file that proves a draw, the whole of it or the part of a company, or why it is none and where. */
type Readable = { check: Check } & (
  | { kind: 'certificate'; certificate: Certificate }
  | { kind: 'extract'; certificate: SelectionExtract }
  | { kind: 'none' }
);

/** Why a file is neither, by the first thing that is wrong with it. */
const unreadable = ({
  issues: [issue],
}: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}): Readable => {
  const where = placeOf(issue?.path ?? []);
  const problem = `At ${where || 'the top'}: ${issue?.message ?? 'unreadable'}`;
  return { kind: 'none', check: check(title, problem, '') };
};

/** The certificate or the extract in a text, or why it is neither and where. */
export function readCertificate(text: string): Readable {
  let value: unknown;
  try {
    value = parsed(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'none', check: check(title, `It is not readable as JSON: ${reason}`, '') };
  }
  if (ExtractMark.safeParse(value).success) {
    const { data, error } = SelectionExtract.safeParse(value);
    if (data === undefined) return unreadable(error);
    const { tenant, poolName, company, runDate } = data.commitment;
    const found = `The extract of ${company} from ${tenant}: ${poolName}, run of ${runDate}.`;
    return { kind: 'extract', certificate: data, check: check(title, undefined, found) };
  }
  const { data, error } = SelectionCertificate.safeParse(value);
  if (data === undefined) return unreadable(error);
  const { tenant, poolName, runDate } = data.commitment;
  const found = `${tenant}: ${poolName}, run of ${runDate}.`;
  return { kind: 'certificate', certificate: data, check: check(title, undefined, found) };
}
