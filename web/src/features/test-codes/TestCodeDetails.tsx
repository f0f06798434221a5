import { CloseButton, Portal, Stack } from '@chakra-ui/react';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { programs } from '@assay/schema/common/programs';
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
    <Dialog.Root
      size="sm"
      placement="center"
      open={code !== null}
      onOpenChange={({ open }) => !open && onDismiss()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner paddingX="4">
          {code && (
            <Dialog.Content>
              <Dialog.Header paddingBottom="2">
                <Dialog.Title textStyle="md" overflowWrap="anywhere">
                  {code.testCode}
                </Dialog.Title>
                <Dialog.CloseTrigger asChild>
                  <CloseButton size="sm" colorPalette="gray" aria-label="Close" />
                </Dialog.CloseTrigger>
              </Dialog.Header>
              <Dialog.Body>
                <Stack gap="3">
                  <Detail label={labels.name}>{code.name}</Detail>
                  <Detail label={labels.description}>{code.description}</Detail>
                  <Detail label={labels.provider}>{labProviderNames[code.provider]}</Detail>
                  <Detail label={labels.specimenType}>{specimenText(code.specimenType)}</Detail>
                  <Detail label={labels.type}>{programs[code.type]}</Detail>
                  {can('SEE_PRICES') && (
                    <Detail label={labels.pricing}>{moneyText(code.pricing)}</Detail>
                  )}
                  <Detail label={labels.drugAdulterants}>
                    {code.drugAdulterants
                      .map(({ name, abbreviation }) => `${name} (${abbreviation})`)
                      .join(', ')}
                  </Detail>
                </Stack>
              </Dialog.Body>
            </Dialog.Content>
          )}
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
