import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import { shapeOf, type PageShape } from './page-shape.ts';

const Bar = chakra('div', {
  base: {
    bg: 'bg.muted',
    borderRadius: 'l1',
    height: '3',
    animation: 'pulse',
    _motionReduce: { animation: 'none' },
  },
});

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const Head = () => (
  <Box marginBottom="5">
    <Bar height="6" width="min(18rem, 60%)" marginY="1" />
    <Bar width="min(26rem, 80%)" marginTop="3" />
  </Box>
);

const Rows = () => (
  <Box borderWidth="1px" borderRadius="l3">
    {times(12).map((row) => (
      <Flex key={row} align="center" gap="8" height="10" paddingX="4" borderTopWidth={row && '1px'}>
        <Bar flex="2" />
        <Bar flex="1" />
        <Bar flex="1" display={{ base: 'none', md: 'block' }} />
        <Bar flex="1" display={{ base: 'none', md: 'block' }} />
      </Flex>
    ))}
  </Box>
);

const Figures = () => (
  <Flex borderWidth="1px" borderRadius="l3" marginBottom="5">
    {times(4).map((figure) => (
      <Box key={figure} flex="1" padding="4" height="5.375rem" borderStartWidth={figure && '1px'}>
        <Bar width="60%" />
        <Bar height="5" width="40%" marginTop="3" />
      </Box>
    ))}
  </Flex>
);

const Sections = () =>
  times(3).map((section) => (
    <Grid
      key={section}
      templateColumns={{ base: 'minmax(0, 1fr)', md: '15rem minmax(0, 1fr)' }}
      gap="4"
      paddingY="5"
      borderTopWidth={section && '1px'}
    >
      <Bar width="60%" />
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="4" rowGap="6">
        {times(4).map((detail) => (
          <Box key={detail}>
            <Bar width="30%" />
            <Bar width="60%" height="4" marginTop="2" />
          </Box>
        ))}
      </Grid>
    </Grid>
  ));

const bodies: Record<PageShape, () => React.ReactNode> = {
  list: Rows,
  record: () => (
    <>
      <Figures />
      <Sections />
    </>
  ),
  form: Sections,
};

/** The page of an address while it is on its way, in its own heights. */
export function PageSkeleton({ path }: { path: string }) {
  const Body = bodies[shapeOf(path)];
  return (
    <Box aria-hidden data-skeleton>
      <Head />
      <Body />
    </Box>
  );
}
