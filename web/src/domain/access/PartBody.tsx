import { Alert, Button, GridItem, Skeleton, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Part } from './use-part.ts';

/** What a part of a page shows: lines while it is read, why it is not there with a retry, else its content. */
export function PartBody<D>({
  part,
  children,
}: {
  part: Part<D>;
  children: (data: D) => ReactNode;
}) {
  const { data, problem, reread } = part;
  return (
    <GridItem gridColumn="1 / -1" minWidth="0">
      {data !== undefined && children(data)}
      {data === undefined && problem === null && (
        <Stack gap="2" aria-busy>
          <Skeleton height="5" />
          <Skeleton height="5" width="70%" />
        </Stack>
      )}
      {data === undefined && problem !== null && (
        <Alert.Root status="error" size="sm">
          <Alert.Indicator />
          <Alert.Title flex="1">{problem}</Alert.Title>
          <Button size="xs" variant="outline" onClick={reread}>
            Try again
          </Button>
        </Alert.Root>
      )}
    </GridItem>
  );
}
