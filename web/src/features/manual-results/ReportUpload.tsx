import { FileUpload } from '../../components/upload/FileUpload.tsx';
import { sessionSender } from '../../components/upload/session-sender.ts';

interface ReportUploadProps {
  docType: string;
  onDone: (id: string, file: File) => void;
}

/** Where the original report is dropped or chosen; it is sent at once. */
export const ReportUpload = ({ docType, onDone }: ReportUploadProps) => (
  <FileUpload<{ id: string }>
    kind="document"
    label="original report"
    send={sessionSender({ url: '/upload/files', field: 'data', fields: { docType } })}
    onDone={({ id }, sent) => onDone(id, sent)}
  />
);
