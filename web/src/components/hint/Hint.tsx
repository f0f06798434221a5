import { chakra, Tooltip } from '@chakra-ui/react';
import { tooltipSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactElement, ReactNode } from 'react';
import { addRecipes } from '../../lib/theme/system.ts';
import { PagePortal } from '../page/PagePortal.tsx';

addRecipes({}, { tooltip: tooltipSlotRecipe });

interface HintProps {
  /** One sentence that explains what stands there. */
  text: string;
  /** One element that takes the focus. */
  children: ReactElement;
}

/** Explains a control when the pointer rests on it or the keyboard comes to it. */
const Hint = ({ text, children }: HintProps) => (
  <Tooltip.Root openDelay={200} closeDelay={100} lazyMount unmountOnExit>
    <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
    <PagePortal>
      <Tooltip.Positioner>
        <Tooltip.Content>{text}</Tooltip.Content>
      </Tooltip.Positioner>
    </PagePortal>
  </Tooltip.Root>
);

const Note = chakra('span', {
  base: {
    borderRadius: 'l1',
    cursor: 'help',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '4px',
    focusVisibleRing: 'outside',
  },
});

interface HintedTextProps {
  text: string;
  /** -1 where the keyboard comes by another way than Tab. */
  tabIndex?: 0 | -1;
  children: ReactNode;
}

/** Text that is explained; the keyboard comes to it as well. */
export const HintedText = ({ text, tabIndex = 0, children }: HintedTextProps) => (
  <Hint text={text}>
    <Note tabIndex={tabIndex}>{children}</Note>
  </Hint>
);
