import type { Control, FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { TextField } from '../../components/form/TextField.tsx';

type PersonPart = 'fullName' | 'phoneNumber' | 'email';
type PersonValue = { [P in PersonPart]?: string | null | undefined };

interface PersonFieldsProps<T extends FieldValues, Out> {
  control: Control<T, unknown, Out>;
  /** Path of the person in the form, e.g. `location.derInfo`. */
  name: FieldPathByValue<T, PersonValue | null | undefined>;
}

/** How a person is reached: full name, phone and e-mail. */
export function PersonFields<T extends FieldValues, Out>({
  control,
  name,
}: PersonFieldsProps<T, Out>) {
  const path: FieldPath<T> = name;
  const field = (part: PersonPart) => ({
    control,
    // The constraint on `name` says that the path holds a person, so each part has a path below it.
    name: `${path}.${part}` as FieldPathByValue<T, string | null | undefined>,
  });
  return (
    <>
      <TextField {...field('fullName')} wide />
      <PhoneField {...field('phoneNumber')} />
      <EmailField {...field('email')} />
    </>
  );
}
