import { Button, Group } from '@chakra-ui/react';
import { keysOf } from '@assay/schema/core/keys-of';
import { kindsOfTest, type KindOfTest } from './kinds-of-test.ts';

interface KindSwitchProps {
  /** Those that there is something of. */
  kinds?: readonly KindOfTest[];
  kind: KindOfTest;
  onChange: (kind: KindOfTest) => void;
}

/** Which kind of test a chart is about. */
export const KindSwitch = ({ kinds = keysOf(kindsOfTest), kind, onChange }: KindSwitchProps) => (
  <Group attached role="group" aria-label="Kind of test">
    {kinds.map((each) => (
      <Button
        key={each}
        size="xs"
        variant="outline"
        _pressed={{ bg: 'brand.muted', color: 'brand.fg' }}
        aria-pressed={each === kind}
        onClick={() => onChange(each)}
      >
        {kindsOfTest[each]}
      </Button>
    ))}
  </Group>
);
