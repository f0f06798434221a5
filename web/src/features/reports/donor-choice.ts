/**
 * Whose history was asked for last, until the page is left or loaded anew: no address, storage or cache of the browser
 * keeps the id of a donor.
 */
let chosen: string | null = null;

export const donorChoice = {
  read: (): string | null => chosen,
  choose: (primaryId: string | null): void => {
    chosen = primaryId;
  },
};
