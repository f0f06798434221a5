import { Button } from '@chakra-ui/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router-dom';
import { AlertDialog } from '../../components/dialogs/AlertDialog.tsx';
import {
  answerQuestion,
  forgetUnsavedChanges,
  hasUnsavedChanges,
  isQuestionOfForm,
  isQuestionOpen,
  onQuestionChange,
} from '../../lib/unsaved-changes/unsaved-store.ts';

/** Browsers show their own text when a tab with unsaved changes is closed. */
function useTabGuard(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}

/** Asks before unsaved changes are lost (P s4). The router has one blocker, so it is mounted once. */
export function UnsavedChangesGuard() {
  useTabGuard();
  const stay = useRef<HTMLButtonElement>(null);
  // A change of the query only (a list's page, a tab) does not leave the page.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges() && currentLocation.pathname !== nextLocation.pathname,
  );
  const asked = useSyncExternalStore(onQuestionChange, isQuestionOpen);
  const isOfForm = useSyncExternalStore(onQuestionChange, isQuestionOfForm);

  const decide = (leave: boolean) => {
    if (leave && blocker.state === 'blocked') forgetUnsavedChanges();
    if (asked) answerQuestion(leave);
    if (blocker.state === 'blocked') {
      if (leave) blocker.proceed();
      else blocker.reset();
    }
  };

  return (
    <AlertDialog
      open={blocker.state === 'blocked' || asked}
      title="Unsaved changes"
      description={`You have unsaved changes. Do you want to ${isOfForm ? 'close this form' : 'leave this page'}?`}
      safe={stay}
      onDismiss={() => decide(false)}
      footer={
        <>
          <Button ref={stay} variant="outline" colorPalette="gray" onClick={() => decide(false)}>
            Stay
          </Button>
          <Button colorPalette="red" onClick={() => decide(true)}>
            Leave
          </Button>
        </>
      }
    ></AlertDialog>
  );
}
