import '@apollo/client';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Where a failure is told: in a toast (default), or by whoever called, e.g. the page's error state. */
    errorsTo?: 'toast' | 'caller';
    /** Sends an Idempotency-Key with a mutation that creates without being called create…. */
    creates?: boolean;
  }
}
