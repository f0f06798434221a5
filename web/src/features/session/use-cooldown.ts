import { useEffect, useState } from 'react';

/** Seconds until something may be done again, and how to begin anew. */
export function useCooldown(seconds: number): { left: number; begin(): void } {
  const [left, setLeft] = useState(0);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((now) => now - 1), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);
  return { left, begin: () => setLeft(seconds) };
}
