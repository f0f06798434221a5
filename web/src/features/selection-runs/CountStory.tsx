import { Box, chakra, Text } from '@chakra-ui/react';
import { countStory } from './count-story.ts';
import type { DrawCountPartsFragment } from './draw-count.generated.ts';

interface CountStoryProps {
  /** "Drugs" or "Alcohol". */
  title: string;
  count: DrawCountPartsFragment;
}

const Steps = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { textAlign: 'start', fontWeight: 'semibold', paddingBottom: '1' },
    '& th': { textAlign: 'start', fontWeight: 'medium', paddingEnd: '3' },
    '& th, & td': { paddingY: '1.5', borderTopWidth: '1px', verticalAlign: 'top' },
    '& td': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& tr:last-of-type :is(th, td)': { fontWeight: 'bold' },
  },
});

/** Who draws from a pool that is still empty must not read that it tests for nothing. */
const whyNone = ({ activeMembers }: DrawCountPartsFragment): string =>
  activeMembers.at(-1) === 0
    ? 'None: the pool has no active members.'
    : 'None: the pool does not test for this.';

/** How many of one kind of test are drawn, and step by step why. */
export function CountStory({ title, count }: CountStoryProps) {
  const steps = countStory(count);
  if (steps.length === 0) {
    return (
      <Box>
        <Text textStyle="sm" fontWeight="semibold" paddingBottom="1">
          {title}
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {whyNone(count)}
        </Text>
      </Box>
    );
  }
  return (
    <Steps>
      <caption>{title}</caption>
      <tbody>
        {steps.map(({ label, value, note }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              <Text textStyle="xs" fontWeight="normal" color="fg.muted">
                {note}
              </Text>
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Steps>
  );
}
