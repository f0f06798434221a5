import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { refusalOf, type Payload } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import {
  RetireComplianceRuleDocument,
  ReviewComplianceRuleDocument,
  type ComplianceRulePartsFragment,
} from './compliance-rule.generated.ts';

type Rule = Pick<ComplianceRulePartsFragment, 'id' | 'version'>;

/** What is done with a rule beside editing it; each asks first. */
export function useRuleActions(onDone: () => void) {
  const act =
    (send: (rule: Rule) => Promise<Payload>, done: string) =>
    async (rule: Rule): Promise<string | null> => {
      const refusal = await refusalOf(() => send(rule));
      if (refusal !== null) return refusal;
      toastSuccess(done);
      onDone();
      return null;
    };
  const review = useConfirmedAction<Rule>(
    act(
      async ({ id, version }) =>
        (await sendMutation(ReviewComplianceRuleDocument, { id, version })).reviewComplianceRule,
      'Compliance rule was marked as reviewed.',
    ),
  );
  const retire = useConfirmedAction<Rule>(
    act(
      async ({ id, version }) =>
        (await sendMutation(RetireComplianceRuleDocument, { id, version })).retireComplianceRule,
      'Compliance rule was retired.',
    ),
  );
  return { review, retire };
}
