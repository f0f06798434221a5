import { Alert, Flex, Link } from '@chakra-ui/react';
import {
  get,
  useFormState,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';

interface ErrorSummaryProps<T extends FieldValues, Out> {
  form: UseFormReturn<T, unknown, Out>;
  /** Path → label, in the order of the fields. */
  labels: Readonly<Record<string, string>>;
  /** Whether it was tried to go on; of a form that is sent as a whole, whether it was sent. */
  tried?: boolean;
}

interface Refused {
  path: string;
  message: string;
}

/** The first refusal at a path or below it: of a list, that of its first wrong entry. */
function firstRefusal(error: unknown, path: string): Refused | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string')
    return { path, message: error.message };
  if ('root' in error) return firstRefusal(error.root, path);
  // React Hook Form's own parts of an error, e.g. the element, are no fields.
  if (!Array.isArray(error) && 'type' in error) return undefined;
  return Object.entries(error)
    .map(([key, each]) => firstRefusal(each, `${path}.${key}`))
    .find((each) => each !== undefined);
}

const countText = (count: number): string =>
  count === 1 ? 'One field needs another look' : `${count} fields need another look`;

/** What was refused once more above the form, each a way to its field. Nothing before it is sent first. */
export function ErrorSummary<T extends FieldValues, Out>({
  form,
  labels,
  tried,
}: ErrorSummaryProps<T, Out>) {
  // React Hook Form changes these objects in place, so nothing computed from them may be memoised.
  'use no memo';
  const { errors, submitCount } = useFormState({ control: form.control });
  const refused = Object.entries(labels).flatMap(([field, label]) => {
    const first = firstRefusal(get(errors, field), field);
    return first ? [{ ...first, label }] : [];
  });
  if (!(tried ?? submitCount > 0) || refused.length === 0) return null;
  return (
    <Alert.Root status="error" marginBottom="4">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{countText(refused.length)}</Alert.Title>
        <Flex as="ul" wrap="wrap" columnGap="4" rowGap="1" listStyleType="none">
          {refused.map(({ path, label, message }) => (
            <li key={path}>
              <Link
                as="button"
                variant="underline"
                color="inherit"
                textAlign="start"
                onClick={(event) => {
                  event.preventDefault();
                  // A refused path is one of the form.
                  form.setFocus(path as FieldPath<T>);
                }}
              >
                {message.includes(label) ? message : `${label}: ${message}`}
              </Link>
            </li>
          ))}
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}
