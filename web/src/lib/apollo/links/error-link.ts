import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap } from 'rxjs';
import { failureOf } from '../../errors/failure.ts';
import { destination } from '../../navigation/destination.ts';
import { isPageKept, pageBack } from '../../session/kept-page.ts';
import { endSession, readToken } from '../../session/session-store.ts';
import { toastError } from '../../toasts.ts';

/**
 * Ends the session on 401 (P s4); tells any other failure in a toast unless the caller shows it itself. What a page asked
 * for that is kept until its user has signed in again is asked for then.
 */
export const createErrorLink = (): ErrorLink =>
  new ErrorLink(({ error, operation, forward }) => {
    const { kind, message } = failureOf(error);
    const { sentToken, errorsTo } = operation.getContext();
    if (kind === 'unauthenticated') {
      if (sentToken === readToken() && !isPageKept())
        endSession({ notice: 'ended', returnTo: destination() });
      const back = pageBack();
      return back === null ? undefined : from(back).pipe(mergeMap(() => forward(operation)));
    }
    if (errorsTo !== 'caller') toastError(message);
  });
