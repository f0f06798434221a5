/** How the simulated laboratories behave. */
export const modes = {
  normal: 'Takes orders, and tells of them step by step.',
  refuse: 'Refuses orders with 422.',
  down: 'Answers orders with 503.',
  stall: 'Does not answer orders.',
  twice: 'Sends every message twice.',
  outOfOrder: 'Sends the result first, then the steps before it.',
  wrongSignature: 'Signs its messages with a wrong secret; they go out again once that ends.',
} as const;
export type Mode = keyof typeof modes;

/** What they find. */
export const findings = {
  byDistribution: 'As often as laboratories do.',
  negative: 'Negative.',
  positive: 'Positive.',
} as const;
export type Finding = keyof typeof findings;

/** What a person has switched. */
export const switches: { mode: Mode; finding: Finding } = {
  mode: 'normal',
  finding: 'byDistribution',
};

const isKeyOf = <T extends object>(words: T, key: string): key is string & keyof T =>
  Object.hasOwn(words, key);

/** Takes what a form says; anything else stays as it is. */
export function flip(form: URLSearchParams): void {
  const mode = form.get('mode') ?? '';
  const finding = form.get('finding') ?? '';
  if (isKeyOf(modes, mode)) switches.mode = mode;
  if (isKeyOf(findings, finding)) switches.finding = finding;
}
