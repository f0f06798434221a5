import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { countText } from '../../../components/list/count-text.ts';
import { HintedText } from '../../../components/hint/Hint.tsx';
import type { LocationCount } from './location-counts.ts';
import type { CountAccess } from './use-location-count-access.ts';

/** What a link to locations is called: the number alone says too little by itself. */
function labelOf({ count, path, isRest }: LocationCount): string {
  const counted = countText(count, 'location', 'locations');
  const unit = path.at(-1);
  if (!unit) return `${counted} in no region`;
  return isRest ? `${counted} in ${unit.name} itself` : `${counted} in ${unit.name}`;
}

interface LocationCountCellProps {
  count: LocationCount;
  access: CountAccess;
  /** -1 while the keyboard is on another row. */
  tabIndex: 0 | -1;
}

/** A count that leads to its locations, or says why it does not. */
export function LocationCountCell({ count, access, tabIndex }: LocationCountCellProps) {
  const text = countText(count.count, 'location', 'locations');
  if ('hint' in access)
    return access.hint === null ? (
      text
    ) : (
      <HintedText text={access.hint} tabIndex={tabIndex}>
        {text}
      </HintedText>
    );
  return (
    <Link asChild fontWeight="medium" color="colorPalette.fg" minHeight="6">
      <RouterLink to={access.to} aria-label={labelOf(count)} tabIndex={tabIndex}>
        {text}
      </RouterLink>
    </Link>
  );
}
