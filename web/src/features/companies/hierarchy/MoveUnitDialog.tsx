import { MoveAdministrativeUnitInput } from '@assay/schema/administrative-units/administrative-unit';
import { recordId } from '@assay/schema/core/fields';
import type { OpenedDialog } from '../../../components/dialogs/lazy-dialog.tsx';
import { SearchSelectField } from '../../../components/form/SearchSelectField.tsx';
import { RecordDialog } from '../../../components/record-form/RecordDialog.tsx';
import { UnitChoicesDocument } from '../../../domain/choices/record-choices.generated.ts';
import { choiceLabel, loadChoiceLabel } from '../../../lib/choices/choices.ts';
import { readAgain, sendMutation } from '../../../lib/forms/send.ts';
import type { UnitPartsFragment } from './company-units.generated.ts';
import { MoveUnitDocument, UnitNowDocument } from './unit-mutations.generated.ts';

/** What moves always lies under another unit: regions stay where they are. */
const contract = MoveAdministrativeUnitInput.extend({ parentId: recordId() });

interface MoveUnitDialogProps extends OpenedDialog {
  companyId: string;
  unit: UnitPartsFragment;
  parentId: string;
  /** What the unit above is called, and what is said when it is done. */
  label: string;
  done: string;
}

/** Puts an area into another region, or a district into another area. */
export function MoveUnitDialog({
  companyId,
  unit,
  parentId,
  label,
  ...dialog
}: MoveUnitDialogProps) {
  const { id, level, name, version } = unit;
  const above = level === 'DISTRICT' ? 'AREA' : 'REGION';
  return (
    <RecordDialog
      {...dialog}
      title={`Move ${name}`}
      action="Move"
      description="What lies below it moves along. Who manages its old and its new place sees the change at once."
      contract={contract}
      labels={{ parentId: label }}
      record={{ version, parent: { __typename: 'AdministrativeUnit', id: parentId } }}
      reread={async () => {
        const [now] = (await readAgain(UnitNowDocument, { id })).administrativeUnits.nodes;
        if (!now?.parent) return null;
        await loadChoiceLabel(UnitChoicesDocument, now.parent.id);
        return { version: now.version, parent: now.parent };
      }}
      texts={{ parentId: (value) => choiceLabel(UnitChoicesDocument, value) }}
      send={async (input) => {
        const { moveAdministrativeUnit: payload } = await sendMutation(MoveUnitDocument, {
          id,
          input,
        });
        // The new place has such a name already: that is said where the place is chosen.
        const errors = payload.errors.map((error) =>
          error.path[0] === 'name' ? { ...error, path: ['parentId'] } : error,
        );
        return { ...payload, errors };
      }}
    >
      {({ control }) => (
        <SearchSelectField
          control={control}
          name="parentId"
          choices={UnitChoicesDocument}
          where={{ companyId: { eq: companyId }, level: { eq: above } }}
        />
      )}
    </RecordDialog>
  );
}
