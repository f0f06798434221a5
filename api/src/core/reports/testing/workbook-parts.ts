import { inflateRawSync } from 'node:zlib';

/** The parts of an archive by their paths, by its directory at the end (APPNOTE 4.3.12). */
export function partsOf(zip: Buffer): Record<string, string> {
  const parts: Record<string, string> = {};
  for (let at = zip.readUInt32LE(zip.length - 6); zip.readUInt32LE(at) === 0x02_01_4b_50;) {
    const [size, name, more, note] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? zip.readUInt32LE(at + offset) : zip.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const start = zip.readUInt32LE(at + 42);
    const data = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
    parts[zip.toString('utf8', at + 46, at + 46 + name)] = inflateRawSync(
      zip.subarray(data, data + size),
    ).toString();
    at += 46 + name + more + note;
  }
  return parts;
}
