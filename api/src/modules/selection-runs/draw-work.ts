import type { BulkHash } from '@assay/draw/bulk-hash';
import { nodeHash } from '@assay/draw/node-hash';
import { outcomeHash } from '@assay/draw/records';
import { drawnTotal, selectDrawn, type Numbers } from '@assay/draw/selection';
import { rootOfPages, SnapshotTree, type SnapshotPages } from '@assay/draw/snapshot-tree';
import { mergeRankings, packRanking, rankByTicket, type PackedRanking } from '@assay/draw/tickets';
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

/** Those who were drawn, and what for. */
export interface DrawnMembers {
  ranking: PackedRanking;
  numbers: Numbers;
}

/** The part of a draw that only computes: it takes seconds for a million members. */
export interface DrawWork {
  /** Takes the next page of the snapshot, and is not waited for. */
  add(page: string): void;
  /** What the members come to, when all pages are there. */
  freeze(): Promise<FrozenFacts>;
  /** Draws from the members that were frozen before: those selected and alternates in drawn order. */
  draw(seed: string, numbers: Numbers): Promise<PackedRanking>;
  /** The hash of the record of an outcome. */
  hashOutcome(outcome: BegunOutcome, drawn: DrawnMembers): Promise<string>;
}

/** The same for some of the pages, or for all of them. */
export interface DrawPart {
  add(page: string): void;
  freeze(): Promise<SnapshotPages & { eligible: number }>;
  /** The first of its members in drawn order, at most so many. */
  rank(seed: string, most: number): Promise<PackedRanking>;
  hashOutcome: DrawWork['hashOutcome'];
}

/** Does a part of the work here and now. */
export function drawPart(salt: string, hash: BulkHash): DrawPart {
  const tree = new SnapshotTree(salt, hash);
  return {
    add: (page) => tree.add(page),
    freeze: async () => ({ ...tree.pages, eligible: tree.active().length }),
    rank: async (seed, most) => packRanking(rankByTicket(seed, tree.active(), { hash, most })),
    hashOutcome: async (outcome, { ranking, numbers }) =>
      outcomeHash({ ...outcome, drawn: selectDrawn(unpackRanking(ranking), numbers) }),
  };
}

/** Pages of all parts in their order; each took every so many. */
const inTurn = (parts: readonly SnapshotPages[]): SnapshotPages => {
  const turns = Array.from({ length: parts[0]?.nodes.length ?? 0 }, (_, turn) => turn);
  const each = <T>(listOf: (part: SnapshotPages) => T[]): T[] =>
    turns.flatMap((turn) => parts.flatMap((part) => listOf(part).slice(turn, turn + 1)));
  return { nodes: each(({ nodes }) => nodes), sizes: each(({ sizes }) => sizes) };
};

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/**
 * Shares the work between parts, which take pages in turn. What they come to does not hang on how many there are.
 * @param most Parts that are made, as pages come.
 */
export function shareWork(newPart: () => DrawPart, most: number): DrawWork {
  const first = newPart();
  const parts = [first];
  let pages = 0;
  return {
    add: (page) => {
      const turn = pages % most;
      if (turn === parts.length) parts.push(newPart());
      parts[turn]?.add(page);
      pages += 1;
    },
    freeze: async () => {
      const frozen = await Promise.all(parts.map((part) => part.freeze()));
      const all = inTurn(frozen);
      const eligible = sum(frozen.map((part) => part.eligible));
      return { root: rootOfPages(all, nodeHash()), members: sum(all.sizes), eligible };
    },
    draw: async (seed, numbers) => {
      const total = drawnTotal(numbers);
      const rankings = await Promise.all(parts.map((part) => part.rank(seed, total)));
      return rankings.reduce((merged, ranking) => mergeRankings(merged, ranking, total));
    },
    hashOutcome: (outcome, drawn) => first.hashOutcome(outcome, drawn),
  };
}
