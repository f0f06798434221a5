import { ErrorLink } from '@apollo/client/link/error';
import { failureOf } from '../../errors/failure.ts';
import { destination } from '../../navigation/destination.ts';
import { endSession, readToken } from '../../session/session-store.ts';
import { toastError } from '../../toasts.ts';

/** Ends the session on 401 (P s4); tells any other failure in a toast unless the caller shows it itself. */
export const createErrorLink = (): ErrorLink =>
  new ErrorLink(({ error, operation }) => {
    const { kind, message } = failureOf(error);
    const { sentToken, errorsTo } = operation.getContext();
    if (kind === 'unauthenticated') {
      if (sentToken === readToken()) endSession({ notice: 'ended', returnTo: destination() });
      return;
    }
    if (errorsTo !== 'caller') toastError(message);
  });
