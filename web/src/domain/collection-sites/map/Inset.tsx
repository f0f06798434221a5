import { landPath, type Outlines } from '@assay/schema/map/state-outlines';
import { projectionOf, UNITS, type Place, type Point } from '@assay/schema/map/map-projection';

/** The contiguous states. */
const country: Place = { latitude: 38, longitude: -96.5 };
const COUNTRY_MILES = 1_600;
const project = projectionOf(country, COUNTRY_MILES);

/** Its size in units of the map. */
const [WIDTH, HEIGHT] = [104, 64];
const SCALE = WIDTH / (2 * UNITS);

const isIn = ({ latitude, longitude }: Place): boolean =>
  latitude > 24 && latitude < 50 && longitude > -125 && longitude < -66;

/** In the lower corner with fewer sites. */
const cornerOf = (sites: readonly Point[]): number => {
  const low = sites.filter(({ y }) => y > UNITS - HEIGHT - 16);
  const left = low.filter(({ x }) => x < WIDTH + 16 - UNITS).length;
  const right = low.filter(({ x }) => x > UNITS - WIDTH - 16).length;
  return left < right ? 8 - UNITS : UNITS - WIDTH - 8;
};

interface InsetProps {
  outlines: Outlines;
  middle: Place;
  sites: readonly Point[];
}

/** Where in the country the map is: around many a zip code no border is in sight. None outside of the contiguous states. */
export function Inset({ outlines, middle, sites }: InsetProps) {
  if (!isIn(middle)) return null;
  const { x, y } = project(middle);
  return (
    <g className="inset" transform={`translate(${cornerOf(sites)} ${UNITS - HEIGHT - 8})`}>
      <rect width={WIDTH} height={HEIGHT} rx="4" />
      <svg
        width={WIDTH}
        height={HEIGHT}
        viewBox={`${-UNITS} ${-HEIGHT / SCALE / 2} ${2 * UNITS} ${HEIGHT / SCALE}`}
      >
        <path d={landPath(outlines, project)} vectorEffect="non-scaling-stroke" />
        <circle cx={x} cy={y} r="11" />
      </svg>
    </g>
  );
}
