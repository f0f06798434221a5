import { Box, Button, chakra } from '@chakra-ui/react';
import { Maximize2 } from 'lucide-react';
import { projectionOf, UNITS } from '@assay/schema/map/map-projection';
import { landPath } from '@assay/schema/map/state-outlines';
import { useOutlines } from '../../../components/map/use-outlines.ts';
import {
  ASPECT,
  groupName,
  groupsOf,
  radiusOf,
  type LocationPlace,
  type PlaceGroup,
  type Sight,
} from './place-groups.ts';

const Svg = chakra('svg', {
  base: {
    display: 'block',
    width: 'full',
    borderRadius: 'l2',
    bg: 'bg.muted',
    fontSize: '9px',
    fontWeight: 600,
    '& text': {
      textAnchor: 'middle',
      dominantBaseline: 'central',
      userSelect: 'none',
      fill: 'brand.contrast',
    },
    '& .land': { fill: 'bg.panel', stroke: 'border.emphasized', strokeLinejoin: 'round' },
    '& .place': { cursor: 'pointer' },
    '& .place circle': { fill: 'brand.solid', stroke: 'bg.panel', fillOpacity: 0.9 },
    '& .place:hover circle': { fillOpacity: 1, stroke: 'fg' },
  },
});

interface PlacesMapProps {
  /** Those with most locations first. */
  places: readonly LocationPlace[];
  sight: Sight;
  isWhole: boolean;
  onShowAll: () => void;
  onPress: (group: PlaceGroup) => void;
}

/** Where locations are. It is a picture for who points: keys reach every place in the list beside it. */
export function PlacesMap({ places, sight, isWhole, onShowAll, onPress }: PlacesMapProps) {
  const outlines = useOutlines();
  const project = projectionOf(sight.middle, sight.miles);
  const groups = groupsOf(places, project);
  const most = Math.max(...groups.map(({ locations }) => locations));
  return (
    <Box position="relative">
      <Svg
        role="img"
        aria-label={`Map of locations at ${places.length === 1 ? 'one place' : `${places.length} places`}. The list says how many each has.`}
        viewBox={`${-UNITS} ${-UNITS * ASPECT} ${2 * UNITS} ${2 * UNITS * ASPECT}`}
      >
        {outlines && (
          <path
            className="land"
            d={landPath(outlines, project)}
            vectorEffect="non-scaling-stroke"
          />
        )}
        {groups.toReversed().map((group) => (
          <g
            key={group.places[0]?.zip}
            className="place"
            transform={`translate(${group.x} ${group.y})`}
            onClick={() => onPress(group)}
          >
            <title>{`${groupName(group)}: ${group.locations}`}</title>
            <circle r={radiusOf(group.locations, most)} vectorEffect="non-scaling-stroke" />
            <text>{group.locations}</text>
          </g>
        ))}
      </Svg>
      {!isWhole && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          position="absolute"
          top="2"
          insetInlineEnd="2"
          onClick={onShowAll}
        >
          <Maximize2 size={14} aria-hidden /> Show all
        </Button>
      )}
    </Box>
  );
}
