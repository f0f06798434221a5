import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CheckboxField } from '../components/form/CheckboxField.tsx';
import { ChipsField } from '../components/form/ChipsField.tsx';
import { DateField } from '../components/form/DateField.tsx';
import { EmailField } from '../components/form/EmailField.tsx';
import { Form } from '../components/form/Form.tsx';
import { MomentField } from '../components/form/MomentField.tsx';
import { NumberField } from '../components/form/NumberField.tsx';
import { PasswordField } from '../components/form/PasswordField.tsx';
import { PhoneField } from '../components/form/PhoneField.tsx';
import { PriceField } from '../components/form/PriceField.tsx';
import { ReadOnlyField } from '../components/form/ReadOnlyField.tsx';
import { SaveBar } from '../components/form/SaveBar.tsx';
import { SearchManyField } from '../components/form/SearchManyField.tsx';
import { SearchSelectField } from '../components/form/SearchSelectField.tsx';
import { SelectField } from '../components/form/SelectField.tsx';
import { SsnField } from '../components/form/SsnField.tsx';
import { SwitchField } from '../components/form/SwitchField.tsx';
import { TextAreaField } from '../components/form/TextAreaField.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { Section } from '../components/page/Section.tsx';
import { SignatureField } from '../components/signature/SignatureField.tsx';
import { LocationChoicesDocument } from '../domain/choices/record-choices.generated.ts';
import { Group, Part } from './Part.tsx';

const contract = z.object({
  name: z.string().min(1).max(40),
  email: z.string(),
  phone: z.string(),
  ssn: z.string(),
  password: z.string(),
  state: z.string().min(1),
  location: z.number().nullable(),
  locations: z.array(z.number()),
  day: z.string(),
  moment: z.string(),
  count: z.number().nullable(),
  price: z.string(),
  kinds: z.array(z.string()),
  note: z.string().max(255),
  sends: z.boolean(),
  agrees: z.boolean(),
  signature: z.string().nullable(),
});
type Values = z.output<typeof contract>;

const blank: Values = {
  name: '',
  email: '',
  phone: '',
  ssn: '',
  password: '',
  state: '',
  location: null,
  locations: [],
  day: '',
  moment: '',
  count: null,
  price: '',
  kinds: [],
  note: '',
  sends: false,
  agrees: false,
  signature: null,
};
const filled: Values = {
  name: 'Atlanta Garage',
  email: 'der@northwind.test',
  phone: '5125550100',
  ssn: '219098877',
  password: 'Something long',
  state: 'GA',
  location: 1,
  locations: [1, 3],
  day: '2026-11-28',
  moment: '2026-11-28T15:04:00.000Z',
  count: 1204,
  price: '45.00',
  kinds: ['DRUG'],
  note: 'Closed on Sundays.',
  sends: true,
  agrees: true,
  signature: null,
};
const names = Object.keys(blank) as (keyof Values)[];
const labels: Record<keyof Values, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  ssn: 'SSN',
  password: 'Password',
  state: 'State',
  location: 'Location',
  locations: 'Locations',
  day: 'Day',
  moment: 'Collected At',
  count: 'Members',
  price: 'Price',
  kinds: 'Kinds of Test',
  note: 'Note',
  sends: 'Send mails',
  agrees: 'The donor agrees',
  signature: 'Signature',
};
const states = [
  { value: 'GA', label: 'Georgia' },
  { value: 'TX', label: 'Texas' },
];
const kinds = [
  { value: 'DRUG', label: 'Drug' },
  { value: 'ALCOHOL', label: 'Alcohol' },
];

interface FieldsProps {
  state: string;
  values: Values;
  refused?: boolean;
  disabled?: boolean;
}

/** Every field, in one state. */
function Fields({ state, values, refused = false, disabled = false }: FieldsProps) {
  const form = useForm<Values>({ defaultValues: values });
  const { control, setError } = form;
  useEffect(() => {
    if (!refused) return;
    for (const name of names) setError(name, { message: 'Say what to do here, in a sentence.' });
  }, [refused, setError]);
  const of = { control, disabled };
  return (
    <Part name="Form and its fields" state={state}>
      <Form
        form={form}
        contract={contract}
        labels={labels}
        label={state}
        onSubmit={() => undefined}
      >
        <Section title="Words and numbers" hint="TextField, EmailField, PhoneField, SsnField …">
          <TextField {...of} name="name" hint="One muted line below the control." />
          <EmailField {...of} name="email" />
          <PhoneField {...of} name="phone" />
          <SsnField {...of} name="ssn" />
          <PasswordField {...of} name="password" autoComplete="new-password" />
          <NumberField {...of} name="count" unit="people" />
          <PriceField {...of} name="price" />
          <ReadOnlyField label="Read only" value="What cannot be edited" />
          <TextAreaField {...of} name="note" wide />
        </Section>
        <Section
          title="Choices"
          hint="SelectField, SearchSelectField, SearchManyField, ChipsField …"
        >
          <SelectField {...of} name="state" options={states} />
          <SearchSelectField {...of} name="location" choices={LocationChoicesDocument} />
          <SearchManyField {...of} name="locations" choices={LocationChoicesDocument} wide />
          <ChipsField {...of} name="kinds" options={kinds} />
          <SwitchField {...of} name="sends" />
          <CheckboxField {...of} name="agrees" />
        </Section>
        <Section title="Days, moments and hands" hint="DateField, MomentField, SignatureField">
          <DateField {...of} name="day" />
          <MomentField {...of} name="moment" />
          <SignatureField {...of} name="signature" signer="donor" />
        </Section>
      </Form>
    </Part>
  );
}

/** The foot of a form, which tells what is not saved yet once something is typed. */
function Foot() {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <Part name="SaveBar" state="type to have something to save">
      <Form form={form} contract={contract} labels={labels} label="Foot" onSubmit={() => undefined}>
        <TextField control={form.control} name="name" />
        <SaveBar control={form.control} action="Save" onCancel={() => undefined} />
      </Form>
    </Part>
  );
}

/** Fields of forms. */
export const FieldParts = () => (
  <Group title="Fields">
    <Fields state="blank" values={blank} />
    <Fields state="filled" values={filled} />
    <Fields state="refused" values={filled} refused />
    <Fields state="shown but not editable" values={filled} disabled />
    <Foot />
  </Group>
);
