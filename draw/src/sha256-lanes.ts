/*
 * SHA-256 (FIPS 180-4) of four blocks at once: the same steps as for one block, on vectors of four 32-bit
 * words. JavaScript has no vectors, WebAssembly has, and its code is short enough to be written here
 * step by step. Words are big-endian in the standard and little-endian in memory; the transposition
 * of the blocks turns them round.
 */

/** The part of the engine's interface that is used; it stands in the types of browsers only. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: LaneCode };
};

/** Blocks that are hashed side by side. */
export const LANES = 4;
/** Bytes from the block of one lane to that of the next. */
export const LANE_BYTES = 128;

interface LaneCode {
  memory: { buffer: ArrayBuffer };
  /** Works a block of each lane into the state of the lane; the block of lane l is at `first + l * LANE_BYTES`. */
  compress: (first: number) => void;
}

type Code = readonly number[];

/** Bytes of the state, which begins the memory; the four words of a place in it stand side by side. */
const STATE_BYTES = 128;
const PAGES = 4;
const PAGE_BYTES = 65_536;

/* Fractions of the cube roots of the first 64 primes. */
// oxfmt-ignore
const K = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];

/** A number as the format of modules writes it: seven bits a byte, the last byte without the high bit. */
const leb = (value: number): Code =>
  value < 128 ? [value] : [(value & 127) | 128, ...leb(value >>> 7)];

/* Instructions; each takes what the code before it left, and leaves its result. */
const vector = (instruction: number): Code => [0xfd, ...leb(instruction)];
const get = (local: number): Code => [0x20, local];
const set = (local: number): Code => [0x21, local];
/** The parameter, and the first byte of the memory. */
const parameter = get(0);
const start: Code = [0x41, 0];
const load = (from: Code, at: number): Code => [...from, ...vector(0x00), 0, ...leb(at)];
const store = (at: number, value: Code): Code => [
  ...start,
  ...value,
  ...vector(0x0b),
  0,
  ...leb(at),
];
const pick = (a: Code, b: Code, bytes: Code): Code => [...a, ...b, ...vector(0x0d), ...bytes];
const constant = (word: number): Code => {
  const bytes = [word, word >>> 8, word >>> 16, word >>> 24].map((each) => each & 255);
  return [...vector(0x0c), ...bytes, ...bytes, ...bytes, ...bytes];
};
const both =
  (instruction: number) =>
  (first: Code, ...others: Code[]): Code =>
    others.reduce((code, other) => [...code, ...other, ...vector(instruction)], first);
const or = both(0x50);
const xor = both(0x51);
const add = both(0xae);
const left = (x: Code, bits: number): Code => [...x, 0x41, bits, ...vector(0xab)];
const right = (x: Code, bits: number): Code => [...x, 0x41, bits, ...vector(0xad)];
/** Bits of `a` where `mask` has ones, of `b` where it has none. */
const select = (a: Code, b: Code, mask: Code): Code => [...a, ...b, ...mask, ...vector(0x52)];
const rotate = (x: Code, bits: number): Code => or(right(x, bits), left(x, 32 - bits));

/* Locals: the parameter, the sixteen words of the schedule that are needed, the state, and rows of the blocks. */
const word = (at: number): number => 1 + (at % 16);
const stateWord = (at: number): number => 17 + at;
const row = (at: number): number => 25 + at;

/** Takes columns of four words out of the four blocks, each word with its bytes turned round. */
function transposed(): Code {
  const low = [3, 2, 1, 0, 19, 18, 17, 16, 7, 6, 5, 4, 23, 22, 21, 20];
  const high = low.map((each) => each + 8);
  const lower = [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23];
  const upper = lower.map((each) => each + 8);
  return [0, 1, 2, 3].flatMap((column) => {
    const rowOf = (lane: number): Code => load(parameter, lane * LANE_BYTES + column * 16);
    return [
      ...[low, high].flatMap((bytes, half) => [
        ...pick(rowOf(0), rowOf(1), bytes),
        ...set(row(2 * half)),
        ...pick(rowOf(2), rowOf(3), bytes),
        ...set(row(2 * half + 1)),
      ]),
      ...[0, 1, 2, 3].flatMap((at) => {
        const half = at >> 1;
        const pair = pick(get(row(2 * half)), get(row(2 * half + 1)), at % 2 === 0 ? lower : upper);
        return [...pair, ...set(word(4 * column + at))];
      }),
    ];
  });
}

/** The next word of the schedule, in the place of the one that is needed no more (FIPS 180-4, 6.2.2). */
function scheduled(at: number): Code {
  const early = get(word(at - 15));
  const late = get(word(at - 2));
  const sigma0 = xor(rotate(early, 7), rotate(early, 18), right(early, 3));
  const sigma1 = xor(rotate(late, 17), rotate(late, 19), right(late, 10));
  const next = add(get(word(at)), sigma0, get(word(at - 7)), sigma1);
  return [...next, ...set(word(at))];
}

/** One round; the eight words of the state change their names instead of their places. */
function round(at: number): Code {
  const [a, b, c, d, e, f, g, h] = [0, 1, 2, 3, 4, 5, 6, 7].map((index) =>
    stateWord((index - at + 64) % 8),
  ) as [number, number, number, number, number, number, number, number];
  const sum1 = xor(rotate(get(e), 6), rotate(get(e), 11), rotate(get(e), 25));
  const choice = select(get(f), get(g), get(e));
  const sum0 = xor(rotate(get(a), 2), rotate(get(a), 13), rotate(get(a), 22));
  const majority = select(get(c), get(a), xor(get(a), get(b)));
  return [
    ...(at < 16 ? [] : scheduled(at)),
    ...add(get(h), sum1, choice, constant(K[at] ?? 0), get(word(at))),
    ...set(h),
    ...add(get(d), get(h)),
    ...set(d),
    ...add(get(h), sum0, majority),
    ...set(h),
  ];
}

const section = (id: number, content: Code): Code => [id, ...leb(content.length), ...content];

/** What every module begins with. */
const magic: Code = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

function moduleOf(body: Code): Uint8Array {
  const locals = [1, 28, 0x7b];
  const code = [...locals, ...body, 0x0b];
  const name = (text: string): Code => [text.length, ...new TextEncoder().encode(text)];
  return Uint8Array.from([
    ...magic,
    ...section(1, [1, 0x60, 1, 0x7f, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, PAGES]),
    ...section(7, [2, ...name('memory'), 2, 0, ...name('compress'), 0, 0]),
    ...section(10, [1, ...leb(code.length), ...code]),
  ]);
}

/** The steps, ready to run, with the memory that they work on. */
export function laneCompressor() {
  const places = [0, 1, 2, 3, 4, 5, 6, 7];
  const stateAt = (at: number): Code => load(start, 16 * at);
  const body = [
    ...places.flatMap((at) => [...stateAt(at), ...set(stateWord(at))]),
    ...transposed(),
    ...K.flatMap((_, at) => round(at)),
    ...places.flatMap((at) => store(16 * at, add(stateAt(at), get(stateWord(at))))),
  ];
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleOf(body)));
  const { memory, compress } = exports;
  return {
    compress,
    /** Place p of lane l is number `p * LANES + l`. */
    state: new Int32Array(memory.buffer, 0, STATE_BYTES / 4),
    memory: memory.buffer,
    /** What of the memory blocks may use. */
    free: { from: STATE_BYTES, to: PAGES * PAGE_BYTES },
  };
}
