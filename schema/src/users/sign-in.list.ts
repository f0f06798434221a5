import { defineList } from '../core/list.ts';
import { SignInOutcome } from './user-session.ts';

export const signInList = defineList({
  fields: {
    createdAt: { kind: 'timestamp', sort: true },
    outcome: { kind: 'choice', values: SignInOutcome.options },
  },
  search: [],
  defaultSort: 'createdAt',
  defaultOrder: 'DESC',
});
