import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { slotRecipes as allSlotRecipes, recipes as allRecipes } from '@chakra-ui/react/theme';
import { portalRecipes, portalSlotRecipes } from './portal-recipes.ts';
import { addRecipes, system } from './system.ts';
// Components that bring their own recipe.
import '../../components/form/DateCalendar.tsx';
import '../../components/form/SwitchField.tsx';
import '../../components/hint/Hint.tsx';
import '../../components/more-filters/MoreFilters.tsx';
import '../../components/progress/Progress.ts';
import '../../components/overlays/Dialog.ts';
import '../../components/overlays/MenuPanel.tsx';
import '../../components/overlays/SidePanel.tsx';
import '../../features/profile/AuthenticatorKey.tsx';
import '../../features/settings/ColorField.tsx';

const src = path.resolve(import.meta.dirname, '../..');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

/** Chakra components that a file imports, with those they are made of. */
const parts: Record<string, string[]> = {
  Checkbox: ['checkbox', 'checkmark'],
  RadioGroup: ['radioGroup', 'radiomark'],
  IconButton: ['button'],
  CloseButton: ['button'],
  ColorPicker: ['colorPicker', 'colorSwatch', 'input'],
};
const imported = files.flatMap((file) =>
  [
    ...readFileSync(path.join(src, file), 'utf8').matchAll(
      /import \{([^}]*)\} from '@chakra-ui\/react'/g,
    ),
  ].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().replace(/^type /, ''))),
);
const needed = [...new Set(imported)].flatMap(
  (name) => parts[name] ?? [name.charAt(0).toLowerCase() + name.slice(1)],
);

test('every Chakra component in use has its recipe', () => {
  addRecipes(portalRecipes, portalSlotRecipes);
  const shipped = needed.filter((name) => name in allRecipes || name in allSlotRecipes);

  const missing = shipped.filter((name) => !system.hasRecipe(name));

  expect(shipped.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

test('a recipe that is added later is found', () => {
  addRecipes({}, { addedLater: { slots: ['root'], base: {} } });

  expect(system.isSlotRecipe('addedLater')).toBe(true);
});

test('dialogs and progress bars are made of the parts that have their look', () => {
  const bare = files.filter((file) =>
    /import \{[^}]*\b(?:Dialog|Progress)\b[^}]*\} from '@chakra-ui\/react'/.test(
      readFileSync(path.join(src, file), 'utf8'),
    ),
  );

  expect(bare).toEqual([]);
});
