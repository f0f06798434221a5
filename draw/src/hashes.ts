import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text in UTF-8, as 64 lower-case hexadecimal digits. */
export const hashOfText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 of the 32 bytes behind 64 hexadecimal digits, again as digits. */
export const hashOfDigits = (digits: string): string => bytesToHex(sha256(hexToBytes(digits)));
