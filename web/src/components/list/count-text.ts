/** "1 company", "1,204 companies"; nothing while the number is unknown. */
export const countText = (total: number | undefined, one: string, many: string): string =>
  total === undefined ? '' : `${total.toLocaleString('en-US')} ${total === 1 ? one : many}`;
