import type { Place } from '../../core/places/zip-places.ts';

/** Mean radius of the earth in miles. */
export const EARTH_MILES = 3_958.8;

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const radians = (angle: number): number => (angle * Math.PI) / 180;

/** Bands of a tenth of a degree, as `collection_sites.latitude_band` counts them. */
const bandOf = (latitude: number): number => Math.floor(latitude * 10);

/** What holds a circle on the map: all bands that it touches, and the longitudes from west to east. */
export interface Around {
  bands: number[];
  /** One range, or two where the circle crosses the meridian of 180°. */
  longitudes: readonly (readonly [west: number, east: number])[];
}

/** The bands and longitudes that hold everything within `miles` of a place. */
export function aroundOf({ latitude, longitude }: Place, miles: number): Around {
  const angle = miles / EARTH_MILES;
  const [south, north] = [latitude - degrees(angle), latitude + degrees(angle)];
  const bands = [];
  for (let band = bandOf(south); band <= bandOf(north); band += 1) bands.push(band);
  /* Where the circle holds a pole it has every longitude. */
  const sine = Math.sin(angle) / Math.cos(radians(latitude));
  if (sine >= 1 || north >= 90 || south <= -90) return { bands, longitudes: [[-180, 180]] };
  const [west, east] = [longitude - degrees(Math.asin(sine)), longitude + degrees(Math.asin(sine))];
  if (west < -180) {
    return {
      bands,
      longitudes: [
        [-180, east],
        [west + 360, 180],
      ],
    };
  }
  if (east > 180) {
    return {
      bands,
      longitudes: [
        [west, 180],
        [-180, east - 360],
      ],
    };
  }
  return { bands, longitudes: [[west, east]] };
}
