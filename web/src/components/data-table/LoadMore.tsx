import { Button, Flex, Text } from '@chakra-ui/react';

interface LoadMoreProps {
  shown: number;
  total: number;
  onLoadMore: () => void;
}

/** Foot of a nested list: "Showing X of N" and, while there is more, a button that adds a page (O s9). */
export function LoadMore({ shown, total, onLoadMore }: LoadMoreProps) {
  if (total === 0) return null;
  return (
    <Flex align="center" gap="3" paddingX="3" paddingY="2">
      <Text textStyle="xs" color="fg.muted" role="status" fontVariantNumeric="tabular-nums">
        Showing {shown.toLocaleString('en-US')} of {total.toLocaleString('en-US')}
      </Text>
      {shown < total && (
        <Button size="xs" variant="outline" colorPalette="gray" onClick={onLoadMore}>
          Load More
        </Button>
      )}
    </Flex>
  );
}
