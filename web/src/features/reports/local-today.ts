/** Today by the clock of the reader, `YYYY-MM-DD`. */
export const localToday = (): string => new Date().toLocaleDateString('sv-SE');
