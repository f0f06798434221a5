import { z } from 'zod';

const count = (what: string) => z.int().nonnegative().describe(what);

const LocationPlace = z
  .object({
    zip: z
      .string()
      .describe(
        'Five digits of a zip code, or its first three where a company has so many that places are of several.',
      ),
    city: z.string().describe('City of most of its locations.'),
    state: z.string().describe('State of most of its locations, two letters.'),
    latitude: z.number().describe('Degrees of its middle, north of the equator.'),
    longitude: z.number().describe('Degrees of its middle, west is negative.'),
    locations: count('Locations there.'),
  })
  .meta({ id: 'LocationPlace', description: 'Locations of a company with one zip code.' });
export type LocationPlace = z.output<typeof LocationPlace>;

/** Where the locations of a company are that the caller sees. */
export const LocationMap = z
  .object({
    locations: count('All locations in scope.'),
    unplaced: count(
      'Those whose zip code has no known place, such as one of post office boxes; they are in no place.',
    ),
    places: z.array(LocationPlace).describe('The places with most locations first.'),
  })
  .meta({ id: 'LocationMap', description: 'Where the locations of a company are.' });
export type LocationMap = z.output<typeof LocationMap>;
