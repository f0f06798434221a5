/** Under whose rules a test is done, with the words of the portal (contract §26). */
export const programs = { DOT: 'DOT', NON_DOT: 'Non-DOT' } as const;
export type ProgramName = keyof typeof programs;
