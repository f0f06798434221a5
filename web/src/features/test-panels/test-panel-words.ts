import type { CreateTestPanelInput } from '@assay/schema/test-panels/test-panel';
import { specimenText } from '../../domain/specimens/specimen-words.ts';
import type { LabelsOf, TextsOf } from '../../lib/forms/form-types.ts';
import { moneyText } from '../../lib/value-text.ts';

/** Words of an instant test panel (C s3), the same in its form and the list. */
export const testPanelLabels = {
  panelId: 'Part#',
  name: 'Description',
  specimenTypeId: 'Specimen Type',
  deviceId: 'Product/Brand/Device',
  drugAdulterants: 'Drugs/Adulterants',
  pricing: 'Cost',
} as const satisfies LabelsOf<typeof CreateTestPanelInput>;

/** Values of a panel outside of their fields. */
export const testPanelTexts: TextsOf<typeof CreateTestPanelInput> = {
  specimenTypeId: (id) => (id === '' ? null : specimenText(id)),
  pricing: (price) => moneyText(price ?? null),
};
