import type { CSSProperties } from 'react';

/**
 * A bar in the place of words that are on their way; whatever holds such bars pulses with `data-bars`. A page has a hundred of them, first of
 * all and for a moment, so their look stands in the styles of all pages (`system.ts`), and only sizes are their own.
 */
export const Bar = ({ style }: { style: CSSProperties }) => <div data-bar style={style} />;
