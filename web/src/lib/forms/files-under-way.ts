import { useEffect } from 'react';

/** How many files are on their way into a form, by its `control`. */
const counts = new WeakMap<object, number>();

const add = (form: object, count: number): void => {
  counts.set(form, (counts.get(form) ?? 0) + count);
};

/** Holds a form back as long as a file of it has not arrived: saved without it, the record would lack it unseen. */
export function useFileUnderWay(form: object | undefined, isUnderWay: boolean): void {
  useEffect(() => {
    if (form === undefined || !isUnderWay) return undefined;
    add(form, 1);
    return () => add(form, -1);
  }, [form, isUnderWay]);
}

export const hasFileUnderWay = (form: object): boolean => (counts.get(form) ?? 0) > 0;
