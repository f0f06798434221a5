import { currentClient } from '../lib/apollo/client.ts';
import { destination } from '../lib/navigation/destination.ts';
import { SignOutDocument } from '../lib/session/sign-out.generated.ts';
import { endSession, readToken } from '../lib/session/session-store.ts';
import { confirmLeave } from '../lib/unsaved-changes/unsaved-store.ts';

/** How long the server may take to end the session before the browser ends it on its own. */
const PATIENCE_MS = 3_000;

async function tellServer(): Promise<void> {
  const told = currentClient().mutate({
    mutation: SignOutDocument,
    context: { errorsTo: 'caller' },
  });
  const patience = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([told.catch(() => undefined), patience]);
}

/** Logs out after asking about unsaved changes. This browser forgets the session in any case. */
export async function logOut(): Promise<void> {
  if (!(await confirmLeave())) return;
  await tellServer();
  endSession();
}

/** Logs out an idle user; nobody is there to ask. He comes back to where he was. */
export async function endIdleSession(): Promise<void> {
  // Another tab has logged out and said why: this one follows it.
  if (readToken() === null) return;
  const returnTo = destination();
  await tellServer();
  endSession({ notice: 'inactivity', returnTo });
}
