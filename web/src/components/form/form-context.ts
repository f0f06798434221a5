import { createContext } from 'react';

/** What a form shows of a field's rule. */
export interface FieldRule {
  required: boolean;
  /** Most characters, or null where the contract sets no limit. */
  maxLength: number | null;
}

export const noRule: FieldRule = { required: false, maxLength: null };

interface FormInfo {
  /** Rule of the field at a path. */
  ruleOf: (path: string) => FieldRule;
  /** Label of each field by its path, for fields that are not given one. */
  labels: Readonly<Record<string, string>>;
  /** Fields on the screen that are marked as required beyond the contract's own word; they note themselves here. */
  needed?: Set<string>;
}

/** What the fields of a form take from it; null outside of a `Form`. */
export const FormContext = createContext<FormInfo | null>(null);
