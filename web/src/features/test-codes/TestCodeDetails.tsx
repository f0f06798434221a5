import { Stack } from '@chakra-ui/react';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { programs } from '@assay/schema/common/programs';
import { DialogCross } from '../../components/overlays/DialogCross.tsx';
import { DialogFrame } from '../../components/overlays/DialogFrame.tsx';
import { Detail } from '../../components/page/DetailList.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { specimenText } from '../../domain/specimens/specimen-words.ts';
import { moneyText } from '../../lib/value-text.ts';
import type { TestCodePartsFragment } from './test-code.generated.ts';
import { testCodeLabels as labels } from './test-code-words.ts';
import { Dialog } from '../../components/overlays/Dialog.ts';

interface TestCodeDetailsProps {
  /** The test code that is shown; null while the dialog is closed. */
  code: TestCodePartsFragment | null;
  onDismiss: () => void;
}

/** All of a test code, over its list (C s2). */
export function TestCodeDetails({ code, onDismiss }: TestCodeDetailsProps) {
  const can = useCan();
  return (
    <DialogFrame open={code !== null} title={code?.testCode} onDismiss={onDismiss}>
      {code && (
        <Dialog.Body>
          <Stack gap="3">
            <Detail label={labels.name}>{code.name}</Detail>
            <Detail label={labels.description}>{code.description}</Detail>
            <Detail label={labels.provider}>{labProviderNames[code.provider]}</Detail>
            <Detail label={labels.specimenType}>{specimenText(code.specimenType)}</Detail>
            <Detail label={labels.type}>{programs[code.type]}</Detail>
            {can('SEE_PRICES') && <Detail label={labels.pricing}>{moneyText(code.pricing)}</Detail>}
            <Detail label={labels.drugAdulterants}>
              {code.drugAdulterants
                .map(({ name, abbreviation }) => `${name} (${abbreviation})`)
                .join(', ')}
            </Detail>
          </Stack>
        </Dialog.Body>
      )}
      <DialogCross />
    </DialogFrame>
  );
}
