import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { ActivateInput } from '@assay/schema/session/session';
import { paths } from '../../config/paths.ts';
import { applyErrors, type UserErrorLike } from '../../lib/forms/apply-errors.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { request, requestErrorText } from '../../lib/graphql/request.ts';
import { safeReturnPath } from '../../lib/session/return-path.ts';
import { leaveNotice, signInUrl, startSession } from '../../lib/session/session-store.ts';
import { endingOf } from './endings.ts';
import type { PendingState } from './pending-token.ts';
import { ActivateSessionDocument } from './session.generated.ts';

type Sent = z.output<typeof ActivateInput>;

export interface Verification {
  form: UseFormReturn<z.input<typeof ActivateInput>, unknown, Sent>;
  /** Puts refusals on the code, or leads back to the sign-in when that is over. */
  refuse: (errors: readonly UserErrorLike[]) => Promise<void>;
  /** Tells above the form what kept a call from being answered. */
  fail: (error: unknown) => void;
  /** Completes the sign-in with the code that was typed. */
  activate: (input: Sent) => Promise<void>;
}

/** The form in which the code of a sign-in is entered. `onSend` is called when the code is on its way. */
export function useVerification(
  { token, returnTo }: PendingState,
  onSend: () => void,
): Verification {
  const navigate = useNavigate();
  const form = useForm<z.input<typeof ActivateInput>, unknown, Sent>({
    resolver: contractResolver(ActivateInput),
    defaultValues: { token, code: '' },
  });

  const refuse = async (errors: readonly UserErrorLike[]): Promise<void> => {
    const ending = endingOf(errors);
    if (ending === undefined) {
      applyErrors(
        form,
        errors.map((each) => ({ ...each, path: each.path.length > 0 ? each.path : ['code'] })),
      );
      return;
    }
    leaveNotice(ending);
    await navigate(signInUrl(returnTo), { replace: true });
  };

  const fail = (error: unknown): void =>
    form.setError('root.server', { type: 'request', message: requestErrorText(error) });

  const activate = async (input: Sent): Promise<void> => {
    onSend();
    try {
      const { activateSession } = await request(ActivateSessionDocument, { input });
      if (activateSession.errors.length > 0 || activateSession.token === null)
        return await refuse(activateSession.errors);
      startSession(activateSession.token, Date.now());
      await navigate(safeReturnPath(returnTo ?? null) ?? paths.dashboard, { replace: true });
    } catch (error) {
      fail(error);
    }
  };
  return { form, refuse, fail, activate };
}
