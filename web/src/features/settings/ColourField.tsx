import { Button, ColorPicker, Flex, parseColor, Stack } from '@chakra-ui/react';
import { colorPickerSlotRecipe, colorSwatchRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { patterns } from '@assay/schema/core/patterns';
import { productDefaults } from '@assay/schema/tenants/product-defaults';
import { TextField } from '../../components/form/TextField.tsx';
import { small } from '../../lib/theme/small.ts';
import { addRecipes } from '../../lib/theme/system.ts';
import { ContrastNote } from './ContrastNote.tsx';
import type { BrandingValues, ChangedBranding } from './settings-form-values.ts';

addRecipes({ colorSwatch: colorSwatchRecipe }, { colorPicker: small(colorPickerSlotRecipe) });

/** Colours to start from; white text can be read on each of them. */
const presets = {
  Blue: '#1B5E9B',
  Teal: '#0F766E',
  Green: '#15803D',
  Amber: '#B45309',
  Red: '#B91C1C',
  Plum: '#9D174D',
  Violet: '#6D28D9',
  Slate: '#334155',
} as const;

/** Colour of a text, or the product's while the text is none. */
export const colourOf = (text: string | null | undefined): string =>
  patterns.colour.test(text ?? '') ? (text ?? '') : productDefaults.colour;

const hexOf = (colour: ReturnType<typeof parseColor>): string =>
  colour.toString('hex').toUpperCase();

interface ColourFieldProps {
  control: Control<BrandingValues, unknown, ChangedBranding>;
}

/** The tenant's colour: picked in the area, taken from a swatch, or typed. */
export function ColourField({ control }: ColourFieldProps) {
  const { field } = useController({ control, name: 'TENANT_COLOR' });
  const shown = colourOf(field.value).toUpperCase();
  const [picked, setPicked] = useState(() => parseColor(shown).toFormat('hsba'));
  // Typed, reset or reloaded. While it is picked the exact colour stays: grey has no hue in its hex form.
  if (hexOf(picked) !== shown) setPicked(parseColor(shown).toFormat('hsba'));

  return (
    <>
      <ColorPicker.Root
        inline
        size="sm"
        value={picked}
        onValueChange={({ value }) => {
          setPicked(value);
          field.onChange(hexOf(value));
        }}
      >
        <Stack gap="3">
          <ColorPicker.Area height="9rem" aria-label="Colour area" />
          <ColorPicker.ChannelSlider channel="hue" />
          <ColorPicker.SwatchGroup aria-label="Colours to start from">
            {Object.entries(presets).map(([name, preset]) => (
              <ColorPicker.SwatchTrigger key={name} value={preset} aria-label={name} title={name}>
                <ColorPicker.Swatch value={preset} boxSize="6" />
              </ColorPicker.SwatchTrigger>
            ))}
          </ColorPicker.SwatchGroup>
        </Stack>
      </ColorPicker.Root>
      <Stack gap="3">
        <TextField
          control={control}
          name="TENANT_COLOR"
          label="Main colour"
          hint="As #RRGGBB. Without one the default is used."
          placeholder={productDefaults.colour}
        />
        <Flex>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            disabled={field.value === ''}
            onClick={() => field.onChange('')}
          >
            Use the default
          </Button>
        </Flex>
        <ContrastNote colour={shown} />
      </Stack>
    </>
  );
}
