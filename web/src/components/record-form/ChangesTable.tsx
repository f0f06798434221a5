import { Box, chakra } from '@chakra-ui/react';
import type { ChangedField } from '../dialogs/changed-fields.ts';

const Changes = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    borderCollapse: 'collapse',
    '& :is(th, td)': {
      textAlign: 'start',
      paddingY: '1.5',
      paddingEnd: '3',
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
      // A long value beside them leaves short words whole.
      minWidth: '4.5rem',
    },
    '& thead th': {
      textStyle: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      overflowWrap: 'normal',
    },
    '& tbody th': { fontWeight: 'medium' },
  },
});

/** What somebody else changed while it was edited, a field a row. */
export function ChangesTable({ changes }: { changes: readonly ChangedField[] }) {
  return (
    <Box
      overflowX="auto"
      marginTop="4"
      tabIndex={0}
      role="region"
      aria-label="Fields changed by someone else"
    >
      <Changes>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
            <th scope="col">You typed</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, now, typed }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{now}</td>
              <td>{typed ?? 'Nothing'}</td>
            </tr>
          ))}
        </tbody>
      </Changes>
    </Box>
  );
}
