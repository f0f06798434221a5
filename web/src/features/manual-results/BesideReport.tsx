import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The original report, in sight while the fields beside it are filled in; above them where the window is narrow. */
export const BesideReport = ({ report, children }: { report: ReactNode; children: ReactNode }) => (
  <Grid
    templateColumns={{
      base: 'minmax(0, 1fr)',
      xl: report === null ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 1fr)',
    }}
    columnGap="8"
    rowGap="4"
    alignItems="start"
    css={report === null ? {} : { xl: { '--section-head': '100%', '--section-gap': '0px' } }}
  >
    {report !== null && (
      <Box position={{ xl: 'sticky' }} top={{ xl: '4' }} paddingTop="2">
        {report}
      </Box>
    )}
    <Box css={report === null ? {} : { '& > section': { gridTemplateColumns: 'minmax(0, 1fr)' } }}>
      {children}
    </Box>
  </Grid>
);
