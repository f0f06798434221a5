import { FileField } from '../../components/upload/FileField.tsx';
import type { OrderFormOf } from './order-form-values.ts';

/** The custody form of a paper order, as a file. */
export const CcfField = ({ control }: Pick<OrderFormOf, 'control'>) => (
  <FileField control={control} name="ccfFileId" label="CCF File" docType="CCF" />
);
