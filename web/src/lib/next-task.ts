interface Scheduler {
  yield?: () => Promise<void>;
}

/**
 * Ends the task at hand, so that the browser answers whoever types or taps before the next piece of work begins. What follows
 * at once is not put behind other work where the browser can tell them apart (`scheduler.yield`).
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
