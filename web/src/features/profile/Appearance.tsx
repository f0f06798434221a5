import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { SideSection } from '../../components/page/RecordBody.tsx';
import { chooseScheme, chosenScheme, type Scheme } from '../../lib/theme/scheme.ts';

const labels: Record<Scheme, string> = { system: 'As the system', light: 'Light', dark: 'Dark' };

/** In which mode the portal is shown on this device; a choice holds at once. */
export function Appearance() {
  const [chosen, setChosen] = useState(chosenScheme);
  const choose = (scheme: Scheme): void => {
    chooseScheme(scheme);
    setChosen(scheme);
  };
  return (
    <SideSection title="Appearance">
      <Flex role="group" aria-label="Appearance" gap="1.5" wrap="wrap">
        {(Object.keys(labels) as Scheme[]).map((scheme) => (
          <Button
            key={scheme}
            size="xs"
            variant={scheme === chosen ? 'subtle' : 'outline'}
            colorPalette={scheme === chosen ? 'brand' : 'gray'}
            aria-pressed={scheme === chosen}
            onClick={() => choose(scheme)}
          >
            {labels[scheme]}
          </Button>
        ))}
      </Flex>
    </SideSection>
  );
}
