import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Choice } from '../../lib/choices/choices.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { toastError } from '../../lib/toasts.ts';
import { countText } from '../list/count-text.ts';
import { FIND_MAX, findAll, type Search } from './find-all.ts';
import type { BulkChoice } from './use-bulk-choice.ts';

interface ChosenBarProps<W> {
  bulk: BulkChoice;
  search: Search<W>;
  /** How many the list finds; null while unknown. */
  found: number | null;
  ofPage: readonly Choice[];
  counted: readonly [one: string, many: string];
  /** Records whose outcome is still to come; null while nothing is on its way. */
  waiting: number | null;
}

/** How many are chosen, and the ways to choose more at once than one. */
export function ChosenBar<W>({ bulk, search, found, ofPage, counted, waiting }: ChosenBarProps<W>) {
  const { state } = useListUrl(search.spec);
  const [isFinding, setFinding] = useState(false);
  const chooseAll = async (): Promise<void> => {
    setFinding(true);
    try {
      bulk.add(await findAll(search, state));
    } catch (error) {
      toastError(failureOf(error).message);
    }
    setFinding(false);
  };
  const { chosen } = bulk;
  const isBusy = waiting !== null;
  const small = { size: 'xs', variant: 'outline', colorPalette: 'gray' } as const;
  return (
    <Flex align="center" gap="2" wrap="wrap" marginBottom="4">
      <Text textStyle="sm" fontWeight="medium" role="status" marginEnd="1">
        {isBusy
          ? `${countText(waiting, ...counted)} to go…`
          : `${countText(chosen.length, ...counted)} chosen`}
      </Text>
      {found !== null && found > ofPage.length && (
        <Button {...small} disabled={isBusy} onClick={() => bulk.add(ofPage)}>
          Choose this page
        </Button>
      )}
      {found !== null && found > 0 && (
        <Button {...small} disabled={isBusy} loading={isFinding} onClick={() => void chooseAll()}>
          {found > FIND_MAX
            ? `Choose the first ${FIND_MAX.toLocaleString('en-US')} found`
            : `Choose all ${found.toLocaleString('en-US')} found`}
        </Button>
      )}
      {chosen.length > 0 && (
        <Button {...small} variant="ghost" disabled={isBusy} onClick={bulk.clear}>
          Clear
        </Button>
      )}
    </Flex>
  );
}
