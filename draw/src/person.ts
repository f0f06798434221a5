import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import {
  PersonDetails,
  PersonName,
  type DrawnPerson,
  type PersonDetails as Details,
  type PersonName as Name,
} from '@assay/schema/selection-runs/certificate';

type Value = string | number | boolean | undefined;

/** A text with its bytes counted in front, so that no two rows of texts read alike: `5:Robin,`; `-,` without a value. */
function netstring(value: Value): string {
  if (value === undefined) return '-,';
  const text = String(value);
  return `${utf8ToBytes(text).length}:${text},`;
}

/** SHA-256 of a salt and the values behind it. */
const saltedHash = (salt: string, values: readonly Value[]): Uint8Array =>
  sha256(concatBytes(hexToBytes(salt), utf8ToBytes(values.map(netstring).join(''))));

/** The values of a record in the contract's order, those that are missing included. */
const valuesOf = <K extends string>(keys: readonly K[], record: Partial<Record<K, Value>>) =>
  keys.filter((key) => key !== 'salt').map((key) => record[key]);

const keysOf = <T extends object>(shape: T) => Object.keys(shape) as (keyof T & string)[];
const nameKeys = keysOf(PersonName.shape);
const detailKeys = keysOf(PersonDetails.shape);

const nameHash = (name: Name): Uint8Array => saltedHash(name.salt, valuesOf(nameKeys, name));

/** The hash that stands in place of details which are not shown, 64 hexadecimal digits. */
export const detailsHash = (details: Details): string =>
  bytesToHex(saltedHash(details.salt, valuesOf(detailKeys, details)));

/**
 * The hash of a person, as the line of its member holds it: of the hash of the name and that of the details, so that
 * one can be shown without the other. In base64, as there may be a million of them.
 */
export function personHash({ name, details, detailsHash: shown = '' }: DrawnPerson): string {
  const rest = details === undefined ? shown : detailsHash(details);
  return btoa(String.fromCharCode(...sha256(concatBytes(nameHash(name), hexToBytes(rest)))));
}
