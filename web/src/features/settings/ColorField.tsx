import { Button, ColorPicker, Flex, parseColor, Stack } from '@chakra-ui/react';
import { colorPickerSlotRecipe, colorSwatchRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { patterns } from '@assay/schema/core/patterns';
import type { BrandingSettingsInput } from '@assay/schema/settings/keys';
import { productDefaults } from '@assay/schema/tenants/product-defaults';
import { TextField } from '../../components/form/TextField.tsx';
import type { FormControl } from '../../lib/forms/form-types.ts';
import { small } from '../../lib/theme/small.ts';
import { addRecipes } from '../../lib/theme/system.ts';
import { ContrastNote } from './ContrastNote.tsx';

addRecipes({ colorSwatch: colorSwatchRecipe }, { colorPicker: small(colorPickerSlotRecipe) });

/** Colors to start from; white text can be read on each of them. */
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

/** Color of a text, or the product's while the text is none. */
export const colorOf = (text: string | null | undefined): string =>
  patterns.color.test(text ?? '') ? (text ?? '') : productDefaults.color;

const hexOf = (color: ReturnType<typeof parseColor>): string => color.toString('hex').toUpperCase();

interface ColorFieldProps {
  control: FormControl<typeof BrandingSettingsInput>;
}

/** The tenant's color: picked in the area, taken from a swatch, or typed. */
export function ColorField({ control }: ColorFieldProps) {
  const { field } = useController({ control, name: 'TENANT_COLOR' });
  const shown = colorOf(field.value).toUpperCase();
  const [picked, setPicked] = useState(() => parseColor(shown).toFormat('hsba'));
  // Typed, reset or reloaded. While it is picked the exact color stays: gray has no hue in its hex form.
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
          <ColorPicker.Area height="9rem" aria-label="Color area" />
          <ColorPicker.ChannelSlider channel="hue" />
          <ColorPicker.SwatchGroup aria-label="Colors to start from">
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
          hint="As #RRGGBB. Without one the default is used."
          placeholder={productDefaults.color}
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
        <ContrastNote color={shown} />
      </Stack>
    </>
  );
}
