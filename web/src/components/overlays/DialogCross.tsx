import { CloseButton } from '@chakra-ui/react';
import { Dialog } from './Dialog.ts';

/** A cross in the corner of a `DialogFrame`, for one that has no button of its own that closes it. */
export const DialogCross = () => (
  <Dialog.CloseTrigger asChild>
    <CloseButton size="sm" colorPalette="gray" aria-label="Close" />
  </Dialog.CloseTrigger>
);
