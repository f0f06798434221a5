import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import {
  addDrugs,
  drugIdsByAbbreviation,
  drugsById,
  lockDrugs,
} from './drug-adulterants.repository.ts';
import { startingDrugs } from './starting-drugs.ts';

/*
 * For what names drugs and adulterants. Its table has drug_adulterant_ids, filled with what requireDrugs answers, and
 * a counter by app.keep_drug_uses (migration 0080).
 */

/** Gives the transaction's tenant its first drugs and adulterants; safe to repeat. */
export const addStartingDrugs = async (tx: Tx): Promise<void> => {
  await addDrugs(tx, startingDrugs);
};

/** Ids of drugs and adulterants as a table holds them: each once, in their order. */
export const inOrder = (ids: readonly number[]): number[] =>
  [...new Set(ids)].sort((one, other) => one - other);

/**
 * Locks what is to be tested for, so that none of it is deleted meanwhile, and answers the ids in order.
 * @throws Refusal INVALID_DRUG_ADULTERANTS when one is gone or never was
 */
export async function requireDrugs({ tx }: Context, ids: readonly number[]): Promise<number[]> {
  const wanted = inOrder(ids);
  const present = await lockDrugs(tx, wanted);
  if (present.size < wanted.length)
    throw Refusal.field(['drugAdulterants'], 'INVALID_DRUG_ADULTERANTS');
  return wanted;
}

const unknownText = (words: readonly string[]): string =>
  `There is no drug or adulterant with the abbreviation ${words.join(', ')}.`;

/**
 * Finds what the abbreviations of a file's cell stand for, in any case, and tells the words that stand for nothing.
 */
export async function drugFinder({ tx }: Context) {
  const drugs = await drugIdsByAbbreviation(tx);
  return (words: readonly string[], refuse: (text: string) => void): number[] => {
    const unknown = words.filter((word) => !drugs.has(word.toLowerCase()));
    if (unknown.length > 0) refuse(unknownText(unknown));
    return inOrder(words.flatMap((word) => drugs.get(word.toLowerCase()) ?? []));
  };
}

/** Name, abbreviation and type of drugs and adulterants, by name. */
export const describeDrugs = ({ tx }: Context, ids: readonly number[]) => drugsById(tx, ids);
