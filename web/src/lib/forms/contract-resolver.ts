import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrorOf, installFieldMessages } from '@assay/schema/core/field-errors';

installFieldMessages();

/** Label of a field by its path in the form, e.g. `address.zip`. */
type Labels = Readonly<Record<string, string>>;

/** The sentence of a failure with the label of its field in it, as some screens have it (C s5). */
const named =
  (labels: Labels) =>
  (issue: z.core.$ZodRawIssue): string | undefined => {
    const label = labels[(issue.path ?? []).join('.')];
    const { errorCode } = fieldErrorOf(issue);
    if (label === undefined) return undefined;
    if (errorCode === 'BLANK') return `${label} is required.`;
    return errorCode === 'TOO_LONG' ? `${label} is too long.` : undefined;
  };

/**
 * Checks a form against its contract. The contract trims text (not passwords) and turns blanks into null,
 * so what `handleSubmit` hands on is exactly what api stores; its messages are the error catalogue's. A form
 * that serves two contracts (create and edit) may hold more than one of them knows.
 * @param labels for a screen whose messages name the field: "{label} is required.", "{label} is too long."
 */
export const contractResolver = <Values extends FieldValues, Out>(
  contract: z.ZodType<Out>,
  labels?: Labels,
): Resolver<Values, unknown, Out> =>
  // The resolver takes whatever the form holds and lets the contract judge it.
  zodResolver(contract as never, {
    reportInput: true,
    ...(labels && { error: named(labels) }),
  }) as unknown as Resolver<Values, unknown, Out>;
