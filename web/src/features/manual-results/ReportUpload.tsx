import { FileUpload } from '../../components/upload/FileUpload.tsx';
import { sessionSender } from '../../components/upload/session-sender.ts';

interface ReportUploadProps {
  docType: string;
  /** The `control` of the form that waits for it. */
  form: object;
  onDone: (id: string, file: File) => void;
}

/** Where the original report is dropped or chosen; it is sent at once. */
export const ReportUpload = ({ docType, form, onDone }: ReportUploadProps) => (
  <FileUpload<{ id: string }>
    kind="document"
    label="original report"
    form={form}
    send={sessionSender({ url: '/upload/files', field: 'data', fields: { docType } })}
    onDone={({ id }, sent) => onDone(id, sent)}
  />
);
