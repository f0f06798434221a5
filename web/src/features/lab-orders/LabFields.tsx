import { Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { URINE } from '@assay/schema/lab-orders/lab-order-rules';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { needsMro } from '../../domain/lab-account-locations/mro-need.ts';
import { TicksField } from '../../domain/lab-account-locations/TicksField.tsx';
import { agencyOptions } from '../../domain/laboratories/catalogue-words.ts';
import { specimenOptions } from '../../domain/specimens/specimen-words.ts';
import type { OrderAccountFragment } from './lab-order.generated.ts';
import { labOrderTexts, testTypeOptions } from './lab-order-words.ts';
import type { OrderFormOf } from './order-form-values.ts';
import type { OrderTerms } from './use-order-terms.ts';

/** Specimens that laboratories test; those on the spot are instant tests. */
const ofLaboratories = specimenOptions.filter(({ value }) => value !== 5 && value !== 6);

const accountText = ({ labAccount, subAccountId }: OrderAccountFragment): string =>
  labAccount === null
    ? subAccountId
    : `${labProviderNames[labAccount.provider]} ${labAccount.masterAccountId} – ${subAccountId}`;

interface LabFieldsProps {
  form: OrderFormOf;
  terms: OrderTerms;
  isDot: boolean;
  isPaper: boolean;
}

/** Which laboratory, by which account, and what it is asked for (T s2): one test code where it takes no more (T s5). */
export function LabFields({ form, terms, isDot, isPaper }: LabFieldsProps) {
  const { control } = form;
  const { accounts, account, isLoading } = terms;
  const specimen = useWatch({ control, name: 'specimenTypeId' });
  const isCombo = useWatch({ control, name: 'labOrder.isComboOrder' });
  return (
    <>
      <Section title="Lab Information" hint="The lab accounts of the location.">
        <SelectField control={control} name="specimenTypeId" options={ofLaboratories} />
        <SelectField
          control={control}
          name="labAccountLocationId"
          options={accounts.map((each) => ({ value: Number(each.id), label: accountText(each) }))}
        />
        {accounts.length === 0 && !isLoading && (
          <Text role="status" textStyle="sm" color="fg.muted" gridColumn="1 / -1">
            {labOrderTexts.noAccounts}
          </Text>
        )}
      </Section>
      {account?.mro && needsMro(terms.place, isDot ? 'DOT' : 'NON_DOT') && (
        <Section title="MRO Information" hint="Who reviews what the laboratory finds.">
          <Text textStyle="sm" gridColumn="1 / -1">
            Medical Review Officer: {account.mro.fullName}
          </Text>
        </Section>
      )}
      <Section title="Test Information" hint="What is tested, and under whose rules.">
        {isDot && (
          <SelectField
            control={control}
            name="labOrder.testingAgency"
            options={agencyOptions}
            required
          />
        )}
        <SelectField
          control={control}
          name="labOrder.testType"
          options={testTypeOptions}
          disabled={Number(specimen) === 4 || isCombo === true}
        />
        {isPaper && <TextField control={control} name="specimenId" required />}
        <TicksField
          control={control}
          name="labOrder.testCodes"
          codes={account?.testCodes.map(({ testCode }) => testCode) ?? []}
          required={!isPaper}
          {...(account === null && { empty: 'Choose the lab account first.' })}
          {...(!terms.takesSeveral && {
            single: true,
            hint: 'This laboratory takes one test code an order.',
          })}
        />
        {account?.supportsComboOrders === true && Number(specimen) === URINE && (
          <SwitchField control={control} name="labOrder.isComboOrder" wide />
        )}
        {account !== null && isCombo === true && (
          <TicksField
            control={control}
            name="labOrder.comboBreathTestCodes"
            codes={account.comboBreathTestCodes}
            required
          />
        )}
      </Section>
    </>
  );
}
