import { Button } from '@chakra-ui/react';

/** The way out of an empty list: takes search text and filters away. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <Button size="sm" variant="outline" colorPalette="gray" marginTop="2" onClick={onClear}>
      Clear search and filters
    </Button>
  );
}
