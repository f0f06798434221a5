import { endSession, readToken } from '../../lib/session/session-store.ts';
import { fileSender, UploadError, type SendFile } from './send-file.ts';

interface Target {
  url: string;
  /** Name of the file's part, e.g. `logo`, `csv`, `data` (contract §0.8). */
  field: string;
  fields?: Readonly<Record<string, string>>;
  /** For an import: it says how far it is, and another try of the same file is the same import. */
  tellsProgress?: boolean;
  /** For an import: the file is checked, and nothing is saved. */
  dryRun?: boolean;
}

/** A sender under the session of this browser. An upload that finds it ended leads to sign-in (P s4). */
export const sessionSender = <Answer>(target: Target): SendFile<Answer> => {
  const send = fileSender<Answer>({
    ...target,
    headers: (): Record<string, string> => {
      const token = readToken();
      return token === null ? {} : { authorization: `Bearer ${token}` };
    },
  });
  return async (file, options) => {
    const sentToken = readToken();
    try {
      return await send(file, options);
    } catch (error) {
      const ended = error instanceof UploadError && error.status === 401;
      if (ended && sentToken === readToken()) {
        endSession({ notice: 'ended', returnTo: location.pathname + location.search });
      }
      throw error;
    }
  };
};
