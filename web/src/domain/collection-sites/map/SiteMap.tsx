import { Box, chakra } from '@chakra-ui/react';
import { useState, type PointerEvent } from 'react';
import type { CollectionSiteFragment } from '../collection-sites.generated.ts';
import { landPath } from '@assay/schema/map/state-outlines';
import { useOutlines } from '../../../components/map/use-outlines.ts';
import { Inset } from './Inset.tsx';
import {
  atEdge,
  circleOf,
  extentOf,
  projectionOf,
  UNITS,
  type Place,
  type Point,
} from '@assay/schema/map/map-projection';
import { ZoomButtons } from './ZoomButtons.tsx';

/** How near to a site the pointer means it, in units of the map. */
const REACH = 16;

type Site = Pick<CollectionSiteFragment, 'siteCode' | 'latitude' | 'longitude' | 'distance'>;

interface SiteMapProps {
  zip: string;
  middle: Place;
  /** Nearest first. */
  sites: readonly Site[];
  active: string | null;
  onPoint: (siteCode: string | null) => void;
  onChoose: (siteCode: string) => void;
}

/** Where the pointer is, in units of the map. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point | null {
  const matrix = currentTarget.getScreenCTM();
  return matrix && new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
}

const Svg = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    height: 'full',
    touchAction: 'manipulation',
    fontSize: '9px',
    fontWeight: 600,
    '& text': { textAnchor: 'middle', dominantBaseline: 'central', userSelect: 'none' },
    '& .land': { fill: 'bg.panel', stroke: 'border.emphasized', strokeLinejoin: 'round' },
    '& .circle': { fill: 'none', stroke: 'fg.subtle', strokeDasharray: '2 4' },
    '& .note': { fill: 'fg.muted', fontWeight: 500 },
    '& .middle': { stroke: 'fg', strokeWidth: 2 },
    '& .inset rect': { fill: 'bg.muted', stroke: 'border' },
    '& .inset path': { fill: 'bg.panel', stroke: 'border.emphasized', strokeWidth: 0.5 },
    '& .inset circle': { fill: 'brand.solid' },
    '& .site circle': { fill: 'brand.muted', stroke: 'brand.fg' },
    '& .site text': { fill: 'brand.fg' },
    '& .site[data-active] circle': { fill: 'brand.solid', stroke: 'bg.panel', strokeWidth: 2 },
    '& .site[data-active] text': { fill: 'brand.contrast' },
  },
});

interface Marked extends Point {
  siteCode: string;
  number: number;
}

const Marker = ({ x, y, number, isActive }: Marked & { isActive: boolean }) => (
  <g className="site" data-active={isActive || undefined} transform={`translate(${x} ${y})`}>
    <circle r={isActive ? 11 : 8} vectorEffect="non-scaling-stroke" />
    <text>{number}</text>
  </g>
);

/**
 * The sites around the middle of a zip code. It is a picture for who points: keys reach every site in the list, which
 * marks it here.
 */
export function SiteMap({ zip, middle, sites, active, onPoint, onChoose }: SiteMapProps) {
  const outlines = useOutlines();
  const [level, setLevel] = useState(0);
  const miles = extentOf(sites.at(-1)?.distance ?? 0, level);
  const circle = circleOf(miles);
  const project = projectionOf(middle, miles);
  const marked = sites.map((site, index): Marked => ({
    ...project(site),
    siteCode: site.siteCode,
    number: index + 1,
  }));
  const radius = (circle / miles) * UNITS;
  const siteAt = (event: PointerEvent<SVGSVGElement>): string | null => {
    const at = pointOf(event);
    if (at === null) return null;
    const far = (site: Marked): number => Math.hypot(site.x - at.x, site.y - at.y);
    const nearest = marked.toSorted((a, b) => far(a) - far(b))[0];
    return nearest && far(nearest) < REACH ? nearest.siteCode : null;
  };
  const isActive = ({ siteCode }: Marked): boolean => siteCode === active;
  /* The nearest lie on top, and the marked one over all. */
  const drawn = [
    ...marked.toReversed().filter((site) => !isActive(site)),
    ...marked.filter(isActive),
  ];
  return (
    <Box position="relative" width="full" height="full">
      <Svg
        role="img"
        aria-label={`Map of ${sites.length} collection sites around ${zip}. The list beside it says how far each is.`}
        viewBox={`${-UNITS} ${-UNITS} ${2 * UNITS} ${2 * UNITS}`}
        cursor={active === null ? undefined : 'pointer'}
        onPointerMove={(event) => onPoint(siteAt(event))}
        onPointerLeave={() => onPoint(null)}
        onPointerUp={(event) => {
          const site = siteAt(event);
          if (site !== null) onChoose(site);
        }}
      >
        {outlines && (
          <path
            className="land"
            d={landPath(outlines, project)}
            vectorEffect="non-scaling-stroke"
          />
        )}
        <circle className="circle" r={radius} />
        <text className="note" y={-radius - 7}>
          {circle} {circle <= 1 ? 'mile' : 'miles'}
        </text>
        <path className="middle" d="M-6 0H6M0 -6V6" />
        <text className="note" y="14">
          {zip.slice(0, 5)}
        </text>
        {outlines && <Inset outlines={outlines} middle={middle} sites={marked} />}
        {drawn.map((site) => (
          <Marker
            key={site.siteCode}
            {...site}
            {...(isActive(site) && atEdge(site, 12))}
            isActive={isActive(site)}
          />
        ))}
      </Svg>
      <ZoomButtons level={level} onChange={setLevel} />
    </Box>
  );
}
