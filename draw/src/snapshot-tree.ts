import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes } from '@noble/hashes/utils.js';
import { plainHash, type BulkHash } from './bulk-hash.ts';
import { activeOf, LEAF, Leaves, Nodes, PAGE_MEMBERS, pageOf } from './snapshot-pages.ts';

/** What some pages of a snapshot come to. */
export interface SnapshotPages {
  /** A node of the tree for each page, 32 bytes. */
  nodes: Uint8Array[];
  /** Members of each page. */
  sizes: number[];
}

const notFull = (): RangeError => new RangeError('The page before was not full.');

/**
 * Root of a snapshot from what its pages come to, 64 hexadecimal digits; of no members, the hash of a leaf without
 * content.
 * @throws RangeError A page before the last was not full.
 */
export function rootOfPages({ nodes, sizes }: SnapshotPages, hash: BulkHash = plainHash()): string {
  if (sizes.slice(0, -1).some((size) => size !== PAGE_MEMBERS)) throw notFull();
  if (nodes.length === 0) return bytesToHex(sha256(Uint8Array.of(LEAF)));
  return bytesToHex(new Nodes(hash).rootOf(concatBytes(...nodes)));
}

/** Merkle tree of the members of a pool, who come page by page by ascending id. */
export class SnapshotTree {
  readonly #hash: BulkHash;
  readonly #leaves: Leaves;
  readonly #nodes: Nodes;
  readonly #pages: SnapshotPages = { nodes: [], sizes: [] };
  readonly #active: Float64Array[] = [];

  /** @param salt Of the snapshot, 64 hexadecimal digits. */
  constructor(salt: string, hash: BulkHash = plainHash()) {
    this.#hash = hash;
    this.#leaves = new Leaves(salt, hash);
    this.#nodes = new Nodes(hash);
  }

  /**
   * @param text Lines of the next members, PAGE_MEMBERS of them on all pages but the last.
   * @throws RangeError Too many lines, or the page before was not full.
   */
  add(text: string): void {
    const { nodes, sizes } = this.#pages;
    if (sizes.length > 0 && sizes.at(-1) !== PAGE_MEMBERS) throw notFull();
    const page = pageOf(text);
    nodes.push(this.#nodes.rootOf(this.#leaves.of(page)));
    sizes.push(page.starts.length - 1);
    this.#active.push(activeOf(page));
  }

  /** What the pages come to, of which others may have hashed those in between. */
  get pages(): SnapshotPages {
    return this.#pages;
  }

  /** Ids of the active members. */
  active(): Float64Array {
    const ids = new Float64Array(this.#active.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const some of this.#active) {
      ids.set(some, at);
      at += some.length;
    }
    return ids;
  }

  /** 64 hexadecimal digits; of no members, the hash of a leaf without content. */
  root(): string {
    return rootOfPages(this.#pages, this.#hash);
  }
}
