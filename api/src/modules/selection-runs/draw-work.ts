import type { BulkHash } from '@assay/draw/bulk-hash';
import { outcomeHash } from '@assay/draw/records';
import { drawnTotal, selectDrawn, type Numbers } from '@assay/draw/selection';
import { SnapshotTree } from '@assay/draw/snapshot-tree';
import { packRanking, rankByTicket, type PackedRanking } from '@assay/draw/tickets';
import type { DrawOutcome } from '@assay/schema/selection-runs/certificate';
import { unpackRanking } from './unpack-ranking.ts';

/** What the members of a pool come to. */
export interface FrozenFacts {
  /** 64 hexadecimal digits. */
  root: string;
  members: number;
  eligible: number;
}

/** Everything of an outcome but whom the seed selects. */
export type BegunOutcome = Omit<DrawOutcome, 'drawn'>;

/** The part of a draw that only computes: it takes seconds for a million members. */
export interface DrawWork {
  /** Takes the next page of the snapshot, and is not waited for. */
  add(page: string): void;
  /** What the members come to, when all pages are there. */
  freeze(): Promise<FrozenFacts>;
  /** Draws from the members that were frozen before: those selected and alternates in drawn order. */
  draw(seed: string, numbers: Numbers): Promise<PackedRanking>;
  /** The hash of the record of the outcome, with those who were drawn last. */
  hashOutcome(outcome: BegunOutcome): Promise<string>;
}

/** Does the work here and now. */
export function drawWork(salt: string, hash: BulkHash): DrawWork {
  const tree = new SnapshotTree(salt, hash);
  let last: { ranking: PackedRanking; numbers: Numbers } | null = null;
  return {
    add: (page) => tree.add(page),
    freeze: async () => ({
      root: tree.root(),
      members: tree.members,
      eligible: tree.active().length,
    }),
    draw: async (seed, numbers) => {
      const ranking = packRanking(
        rankByTicket(seed, tree.active(), { hash, most: drawnTotal(numbers) }),
      );
      last = { ranking, numbers };
      return ranking;
    },
    hashOutcome: async (outcome) => {
      if (last === null) throw new Error('Nobody was drawn yet.');
      const drawn = selectDrawn(unpackRanking(last.ranking), last.numbers);
      return outcomeHash({ ...outcome, drawn });
    },
  };
}
