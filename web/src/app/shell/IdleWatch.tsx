import { Box, Button } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { AlertDialog } from '../../components/dialogs/AlertDialog.tsx';
import { watchIdleness, WARNING_MS, type IdleMonitor } from '../../lib/idle/idle-monitor.ts';
import {
  ACTIVITY_KEY,
  readLastActivity,
  writeLastActivity,
} from '../../lib/session/session-store.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { endIdleSession } from '../log-out.ts';

/* Not `scroll`: a page that opens scrolls by itself. */
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

const store = { read: readLastActivity, write: writeLastActivity };

/** Line that grows shorter until the logout; it needs no timer of ours. */
const Countdown = () => (
  <Box height="1" borderRadius="full" bg="bg.muted" overflow="hidden" marginTop="4" aria-hidden>
    <Box
      height="100%"
      bg="brand.solid"
      transformOrigin="left"
      animation={`countdown ${WARNING_MS}ms linear forwards`}
    />
  </Box>
);

/** Warns an idle user and logs him out when nobody answers (P s4), if AUTOMATIC_LOGOUT is on. */
export function IdleWatch() {
  const { AUTOMATIC_LOGOUT: on, AUTOMATIC_LOGOUT_PERIOD: minutes } = useViewer().settings;
  const [warned, setWarned] = useState(false);
  // A warning that a kept page takes out of sight cannot fade out: the next one is another dialog.
  const [round, setRound] = useState(0);
  const monitor = useRef<IdleMonitor>(null);
  const stay = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!on) return;
    const watching = watchIdleness({
      periodMs: minutes * 60_000,
      store,
      onWarning: (endsAt) => setWarned(endsAt !== null),
      onLogout: () => void endIdleSession(),
    });
    monitor.current = watching;
    const follow = ({ key }: StorageEvent) => key === ACTIVITY_KEY && watching.check();
    for (const event of activityEvents) {
      window.addEventListener(event, watching.activity, { capture: true, passive: true });
    }
    window.addEventListener('storage', follow);
    return () => {
      watching.stop();
      setWarned(false);
      setRound((last) => last + 1);
      for (const event of activityEvents)
        window.removeEventListener(event, watching.activity, { capture: true });
      window.removeEventListener('storage', follow);
    };
  }, [on, minutes]);

  const staySignedIn = () => monitor.current?.stay();
  return (
    <AlertDialog
      key={round}
      open={warned}
      title="Are you still there?"
      description="You will be logged out in 60 seconds."
      safe={stay}
      onDismiss={staySignedIn}
      // Nobody has answered, so the logout goes on.
      onLoadFailure={() => {}}
      footer={
        <Button ref={stay} onClick={staySignedIn}>
          Stay signed in
        </Button>
      }
    >
      <Countdown />
    </AlertDialog>
  );
}
