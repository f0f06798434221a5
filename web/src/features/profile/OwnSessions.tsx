import {
  EndViewerSessionDocument,
  EndViewerSessionsDocument,
  ViewerSessionsDocument,
} from '../../domain/access/sessions.generated.ts';
import { SessionsSection } from '../../domain/access/SessionsSection.tsx';
import { usePart } from '../../domain/access/use-part.ts';
import { sendMutation } from '../../lib/forms/send.ts';

/** Where the viewer is signed in; a session that nobody remembers can be ended here. */
export function OwnSessions() {
  const part = usePart(ViewerSessionsDocument, {});
  return (
    <SessionsSection
      hint="Where you are signed in. End what you do not recognize, and change your password."
      part={part}
      end={async (sessionId) =>
        sessionId === null
          ? (await sendMutation(EndViewerSessionsDocument, {})).endViewerSessions
          : (await sendMutation(EndViewerSessionDocument, { sessionId })).endViewerSession
      }
    />
  );
}
