import type { BulkHash } from '@assay/draw/bulk-hash';
import { outcomeHash } from '@assay/draw/records';
import { selectDrawn, type Numbers } from '@assay/draw/selection';
import { snapshotRoot } from '@assay/draw/snapshot';
import { packFirst, rankByTicket, type PackedRanking } from '@assay/draw/tickets';
import type { DrawOutcome } from '@assay/schema/selection-runs/certificate';

/** What the members of a pool come to. */
export interface FrozenFacts {
  /** 64 hexadecimal digits. */
  root: string;
  members: number;
  eligible: number;
  /** Where in the text each stored row of the snapshot begins. */
  cuts: number[];
}

/** Everything of an outcome but whom the seed selects. */
export interface OutcomeInput {
  outcome: Omit<DrawOutcome, 'drawn'>;
  numbers: Numbers;
}

/** Selected members and alternates in drawn order, and the hash of the record of the outcome. */
export interface DrawnFacts {
  drawn: PackedRanking;
  hash: string;
}

/** The part of a draw that only computes: it takes seconds for a million members. */
export interface DrawWork {
  /** @param text Lines of the snapshot by ascending id. */
  freeze(salt: string, text: string): Promise<FrozenFacts>;
  /** Draws from the members that were frozen before. */
  draw(input: OutcomeInput): Promise<DrawnFacts>;
}

/** Members in one row of a snapshot. */
const CHUNK = 10_000;

const idOf = (line: string): number => Number(line.slice(0, line.indexOf(' ')));

/** Does the work here and now. */
export function drawWork(hash: BulkHash): DrawWork {
  let eligible: readonly number[] = [];
  return {
    freeze: async (salt, text) => {
      const lines = text === '' ? [] : text.split('\n');
      eligible = lines.filter((line) => line.includes(' ACTIVE ')).map(idOf);
      const cuts: number[] = [];
      let end = 0;
      lines.forEach((line, at) => {
        if (at % CHUNK === 0) cuts.push(end);
        end += line.length + 1;
      });
      const root = snapshotRoot(salt, lines, hash);
      return { root, members: lines.length, eligible: eligible.length, cuts };
    },
    draw: async ({ outcome, numbers }) => {
      const ranking = rankByTicket(outcome.seed, eligible, hash);
      const drawn = selectDrawn(ranking, numbers);
      return {
        drawn: packFirst(ranking, drawn.length),
        hash: outcomeHash({ ...outcome, drawn }),
      };
    },
  };
}
