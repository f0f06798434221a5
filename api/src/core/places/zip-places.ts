import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A place on earth in degrees; south and west are negative. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** A zip code with its latitude and longitude in each line; where it comes from says `api/lists/NOTICE.md`. */
const file = path.resolve(import.meta.dirname, '../../../lists/zip-places.txt.gz');

let known: Promise<ReadonlyMap<string, Place>> | null = null;

const placeOf = (line: string): [string, Place] => {
  const [zip = '', latitude, longitude] = line.split(' ');
  return [zip, { latitude: Number(latitude), longitude: Number(longitude) }];
};

/** The middle of each zip code by its five digits, read with the first search. A list that cannot be read is tried again. */
export function zipPlaces(): Promise<ReadonlyMap<string, Place>> {
  known ??= readFile(file).then(
    (packed) => new Map(gunzipSync(packed).toString('utf8').split('\n').map(placeOf)),
    (error: unknown) => {
      known = null;
      throw error;
    },
  );
  return known;
}
