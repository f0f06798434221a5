const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The next round number, some two digits long at most; from 1 on a whole one, since most of what is drawn is counted. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const round = steps
    .map((each) => each * power)
    .find((each) => each >= value && (power < 1 || Number.isInteger(each)));
  return round ?? 10 * power;
}
