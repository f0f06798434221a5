import { HintedText } from '../components/hint/Hint.tsx';
import { Term } from '../components/hint/Term.tsx';
import { Key } from '../components/keys/Key.tsx';
import { Group, Part } from './Part.tsx';

/** Words that explain themselves, and keys. */
export const WordParts = () => (
  <Group title="Words">
    <Part name="Term">
      Call the <Term of="der" /> before the <Term of="mro" /> reports.
    </Part>
    <Part name="HintedText">
      <HintedText text="The whole of a text that is cut.">A text that is …</HintedText>
    </Part>
    <Part name="Key">
      <Key>Ctrl</Key> <Key>K</Key>
    </Part>
  </Group>
);
