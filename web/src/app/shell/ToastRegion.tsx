import { Box, Button, chakra, CloseButton, Flex, Portal, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
  type RefObject,
} from 'react';
import {
  closeAllToasts,
  closeToast,
  onToastsChange,
  readToasts,
  shownToasts,
  type Toast,
  type ToastStatus,
} from '../../lib/toasts.ts';
import { useFootHeight } from '../../components/page/foot-ref.ts';
import { useFreeEnd } from './use-free-end.ts';
import { useRoom } from './use-room.ts';

const looks: Record<ToastStatus, { icon: typeof Info; color: string }> = {
  success: { icon: CircleCheck, color: 'fg.success' },
  error: { icon: CircleAlert, color: 'fg.error' },
  warning: { icon: TriangleAlert, color: 'fg.warning' },
  info: { icon: Info, color: 'fg.info' },
};

const Surface = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    paddingStart: '4',
    paddingEnd: '2',
    paddingY: '2.5',
    borderRadius: 'l3',
    borderWidth: '1px',
    bg: 'bg.panel',
    boxShadow: 'lg',
    animation: 'slide-from-bottom 160ms ease-out, fade-in 160ms ease-out',
    '--slide-from-bottom': '8px',
  },
});

function ToastCard({ toast: { id, status, title, description } }: { toast: Toast }) {
  const { icon: Icon, color } = looks[status];
  const close = () => {
    closeToast(id);
    // The button takes the focus along, and no event tells of that.
    readToasts('focus', false);
  };
  return (
    <Surface role={status === 'error' ? 'alert' : 'status'}>
      <Box color={color} paddingTop="0.5" flexShrink="0">
        <Icon size={18} aria-hidden />
      </Box>
      <Stack gap="0" flex="1" minWidth="0" paddingY="0.5">
        <Text textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        {description && (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {description}
          </Text>
        )}
      </Stack>
      <CloseButton size="2xs" colorPalette="gray" aria-label="Close the message" onClick={close} />
    </Surface>
  );
}

/**
 * Notes when somebody reads the toasts, by the browser's own events: React takes the entering of one element
 * from the leaving of another, and the button that caused a message has often vanished with its page.
 */
function useReading() {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = region;
    if (current === null) return;
    // One that rests where a message comes up reads nothing: browsers tell of both that they came.
    const pointerMoved = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) readToasts('pointer', true);
    };
    const pointerWent = () => readToasts('pointer', false);
    const focusCame = () => readToasts('focus', true);
    const focusWent = () => readToasts('focus', false);
    const listening = new AbortController();
    const { signal } = listening;
    current.addEventListener('pointermove', pointerMoved, { signal });
    current.addEventListener('pointerleave', pointerWent, { signal });
    current.addEventListener('focusin', focusCame, { signal });
    current.addEventListener('focusout', focusWent, { signal });
    return () => listening.abort();
  }, []);
  return region;
}

/** Height of an element and of the gaps around it, px. */
function useHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const size = new ResizeObserver(() => setHeight(current.offsetHeight + GAPS));
    size.observe(current);
    return () => size.disconnect();
  }, [element]);
  return height;
}

/** Gaps below and above the messages, px. */
const GAPS = 32;

/**
 * Messages in the middle of the lower end of the window, or of the upper one while somebody works on what they
 * would lie on; 'Close All' once there are two (P s9).
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToastsChange, shownToasts);
  const region = useReading();
  const end = useFreeEnd(region);
  const height = useHeight(region);
  const foot = useFootHeight();
  const room = useRoom(end === 'bottom' && toasts.length > 0 ? height : 0);
  return (
    <>
      {/* What lies at the end of the page can be scrolled out from below the messages. */}
      <Box aria-hidden height={`${room}px`} />
      <Portal>
        <Flex
          direction="column"
          align="center"
          justify={end === 'top' ? 'flex-start' : 'flex-end'}
          position="fixed"
          insetInline="0"
          // Below the path of the page; between the two ends of a save bar, and on a phone above what stands fixed there.
          top="28"
          bottom={{ base: 'max(5rem, var(--foot) + 0.75rem)', md: '4' }}
          style={{ '--foot': `${foot}px` } as CSSProperties}
          zIndex="toast"
          pointerEvents="none"
        >
          <Stack
            as="section"
            aria-label="Messages"
            // There before its messages, so that they are said when they come.
            aria-live="polite"
            aria-relevant="additions"
            width="min(24rem, calc(100vw - 2rem))"
            gap="2"
            pointerEvents="auto"
            ref={region}
          >
            {toasts.map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
            {toasts.length > 1 && (
              <Flex justify="flex-end">
                <Button
                  size="xs"
                  variant="surface"
                  colorPalette="gray"
                  bg="bg.panel"
                  onClick={closeAllToasts}
                >
                  Close All
                </Button>
              </Flex>
            )}
          </Stack>
        </Flex>
      </Portal>
    </>
  );
}
