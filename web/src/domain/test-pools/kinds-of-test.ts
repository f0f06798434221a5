/** The two kinds of random test, each with targets of its own. */
export const kindsOfTest = { drugs: 'Drug tests', alcohol: 'Alcohol tests' } as const;
export type KindOfTest = keyof typeof kindsOfTest;
