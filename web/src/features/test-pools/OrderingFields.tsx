import { useWatch, type UseFormReturn } from 'react-hook-form';
import { testOrderTypes } from '@assay/schema/test-pools/labels';
import { NumberField } from '../../components/form/NumberField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { nothingOrdered, type Ordered } from './pool-ordering-names.ts';
import { PoolAccountsField } from './PoolAccountsField.tsx';
import { PoolPanelsField } from './PoolPanelsField.tsx';
import { isOfCompany, type TestPoolFormValues } from './test-pool-form-rules.ts';
import { testPoolSections } from './test-pool-words.ts';
import { optionsOf } from './test-pool-options.ts';

interface OrderingFieldsProps {
  form: UseFormReturn<TestPoolFormValues>;
  /** What the stored pool orders, with its names. */
  ordered?: Ordered;
}

/** What is ordered for the people who are drawn; instant tests are not for regulated pools (C s4). */
export function OrderingFields({ form, ordered = nothingOrdered }: OrderingFieldsProps) {
  const { control } = form;
  const [consortiumId, isRegulated, alternates, type] = useWatch({
    control,
    name: ['consortiumId', 'isRegulated', 'shouldGenerateAlternates', 'testOrderType'],
  });
  return (
    <Section {...testPoolSections[isOfCompany(consortiumId) ? 'ordering' : 'alternates']}>
      {isOfCompany(consortiumId) && (
        <>
          <SelectField
            control={control}
            name="testOrderType"
            required
            wide
            options={optionsOf(testOrderTypes).filter(
              ({ value }) => !(isRegulated && value === 'INSTANT'),
            )}
          />
          {(type === 'ELECTRONIC_ORDER' || type === 'PAPER_CCF_ORDER') && (
            <PoolAccountsField form={form} stored={ordered.labAccounts} />
          )}
          {type === 'INSTANT' && <PoolPanelsField form={form} stored={ordered.testPanels} />}
          <SwitchField
            control={control}
            name="shouldAutoGenerateTests"
            hint="Orders can be generated from a run."
          />
        </>
      )}
      <SwitchField
        control={control}
        name="shouldGenerateAlternates"
        hint="Each run also draws people who can stand in."
      />
      {alternates && <NumberField control={control} name="alternatesAmount" required />}
      <TextField control={control} name="comments" wide />
    </Section>
  );
}
