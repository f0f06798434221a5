import {
  DrawCommitment,
  DrawOutcome,
  SelectionCertificate,
  type DrawCommitment as Commitment,
  type DrawOutcome as Outcome,
  type SelectionCertificate as Certificate,
} from '@assay/schema/selection-runs/certificate';
import { hashOfText } from './hashes.ts';

/**
 * A record as text: one line for each key, in the contract's order, `key: value` with the value as JSON
 * without blanks. Reading it through the contract first puts nested keys into order as well.
 */
export const linesOf = (record: object): string =>
  Object.entries(record)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`)
    .join('');

/** Text of the record that is fixed before the seed is opened. */
export const commitmentText = (commitment: Commitment): string =>
  linesOf(DrawCommitment.parse(commitment));

/** SHA-256 of that text. */
export const commitmentHash = (commitment: Commitment): string =>
  hashOfText(commitmentText(commitment));

/** SHA-256 of the record of what the draw brought. */
export const outcomeHash = (outcome: Outcome): string =>
  hashOfText(linesOf(DrawOutcome.parse(outcome)));

const unsealed = SelectionCertificate.omit({ seal: true });

/** SHA-256 of everything else in a certificate: its JSON without blanks, keys in the contract's order. */
export const sealOf = (certificate: Omit<Certificate, 'seal'>): string =>
  hashOfText(JSON.stringify(unsealed.strip().parse(certificate)));

/** The certificate with its seal. */
export const sealed = (certificate: Omit<Certificate, 'seal'>): Certificate => ({
  ...certificate,
  seal: sealOf(certificate),
});
