import { Box, Grid } from '@chakra-ui/react';
import { Bar } from '../../components/page/Bar.tsx';
import { shapeOf, type PageShape } from './page-shape.ts';

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

const Head = () => (
  <Box marginBottom="5">
    <Bar style={{ height: '1.5rem', width: 'min(18rem, 60%)', marginBlock: '0.25rem' }} />
    <Bar style={{ width: 'min(26rem, 80%)', marginTop: '0.75rem' }} />
  </Box>
);

const Rows = () => (
  <Box
    borderWidth="1px"
    borderRadius="l3"
    css={{
      '& > div': { display: 'flex', alignItems: 'center', gap: '8', height: '10', paddingX: '4' },
      '& > div + div': { borderTopWidth: '1px' },
      '& > div > :nth-child(n + 3)': { display: { base: 'none', md: 'block' } },
    }}
  >
    {times(12).map((row) => (
      <div key={row}>
        {[2, 1, 1, 1].map((flex, column) => (
          <Bar key={column} style={{ flex }} />
        ))}
      </div>
    ))}
  </Box>
);

const Figures = () => (
  <Box
    display="flex"
    borderWidth="1px"
    borderRadius="l3"
    marginBottom="5"
    css={{
      '& > div': { flex: '1', padding: '4', height: '5.375rem' },
      '& > div + div': { borderStartWidth: '1px' },
    }}
  >
    {times(4).map((figure) => (
      <div key={figure}>
        <Bar style={{ width: '60%' }} />
        <Bar style={{ width: '40%', height: '1.25rem', marginTop: '0.75rem' }} />
      </div>
    ))}
  </Box>
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
      <Bar style={{ width: '60%' }} />
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" columnGap="4" rowGap="6">
        {times(4).map((detail) => (
          <div key={detail}>
            <Bar style={{ width: '30%' }} />
            <Bar style={{ width: '60%', height: '1rem', marginTop: '0.5rem' }} />
          </div>
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
    <Box aria-hidden data-skeleton data-bars>
      <Head />
      <Body />
    </Box>
  );
}
