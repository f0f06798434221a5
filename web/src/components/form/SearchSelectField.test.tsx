import { ApolloProvider } from '@apollo/client/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CompanyChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { createClient, currentClient, setCurrentClient } from '../../lib/apollo/client.ts';
import { choicesAnswer } from '../testing/choices-answer.ts';
import { fakeApi, type Answers } from '../testing/fake-api.ts';
import { TestForm } from '../testing/TestForm.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { DialogFrame } from '../overlays/DialogFrame.tsx';
import { SearchSelectField } from './SearchSelectField.tsx';

afterEach(() => vi.unstubAllGlobals());

const contract = z.object({ companyId: z.number().nullable() });

const three = choicesAnswer(
  { value: '7', label: 'Acme Trucking' },
  { value: '8', label: 'Northwind Logistics' },
  { value: '9', label: 'Best Acme' },
);
const many = choicesAnswer(
  ...Array.from({ length: 45 }, (_, index) => ({
    value: String(index + 1),
    label: `Company ${index + 1}`,
  })),
);

const open = (
  answer: Answers[string] = three,
  { companyId = null, where }: { companyId?: number | null; where?: object } = {},
) => {
  const onSubmit = vi.fn();
  const api = fakeApi({ CompanyChoices: answer });
  const { user } = renderUi(
    <ApolloProvider client={currentClient()}>
      <TestForm contract={contract} defaultValues={{ companyId }} onSubmit={onSubmit}>
        {(control) => (
          <SearchSelectField
            control={control}
            name="companyId"
            label="Company"
            choices={CompanyChoicesDocument}
            where={where}
          />
        )}
      </TestForm>
    </ApolloProvider>,
  );
  const input = screen.getByRole('combobox', { name: 'Company' });
  return { api, user, onSubmit, input, asked: () => api.calls('CompanyChoices') };
};

const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const findOption = (name: string) => screen.findByRole('option', { name });
/** An answer that comes when it is told to. */
const pending = () => {
  let resolve = (_answer: object): void => {};
  const promise = new Promise<object>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};
const list = () => screen.getByRole('listbox').parentElement!;
const status = () => within(list()).getByRole('status');

test('what is looked for is found by the server, and chosen', async () => {
  const { user, input, onSubmit } = open();

  await user.type(input, 'acme');
  await findOption('Best Acme');
  expect(offered()).toEqual(['Acme Trucking', 'Best Acme']);
  await user.click(screen.getByRole('option', { name: 'Best Acme' }));
  await waitFor(() => expect(input).toHaveValue('Best Acme'));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ companyId: 9 });
});

test('the server is asked once for letters typed in a row, within what may be chosen', async () => {
  const where = { address: { state: { eq: 'TX' } } };
  const { user, input, asked } = open(three, { where });

  await user.type(input, 'acme');
  await findOption('Best Acme');

  expect(asked().filter(({ q }) => q !== undefined)).toEqual([
    { where, q: 'acme', offset: 0, limit: 20 },
  ]);
});

test('an answer that another letter has overtaken is not shown', async () => {
  const late = pending();
  const { user, input, asked } = open((variables) =>
    variables['q'] === 'a' ? late.promise : three(variables),
  );

  await user.type(input, 'a');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ q: 'a' }));
  await user.type(input, 'cme t');
  await findOption('Acme Trucking');
  late.resolve(three({ q: 'north' }));
  await late.promise;

  await waitFor(() => expect(offered()).toEqual(['Acme Trucking']));
});

test('a request that another letter has overtaken is aborted', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_url: unknown, init?: RequestInit) => {
    signals.push(init?.signal);
    return new Promise(() => {});
  });
  const { user, input } = open();
  setCurrentClient(createClient());
  await user.click(input);
  await waitFor(() => expect(signals.map((each) => each?.aborted)).toEqual([false]));

  await user.type(input, 'acme');

  await waitFor(() => expect(signals.map((each) => each?.aborted)).toEqual([true, false]));
});

test('more is loaded as the list is scrolled to its end, until all is there', async () => {
  const { user, input } = open(many);
  await user.click(input);
  await findOption('Company 20');

  fireEvent.scroll(list());
  await findOption('Company 40');
  fireEvent.scroll(list());
  await findOption('Company 45');

  expect(offered()).toHaveLength(45);
  expect(screen.queryByRole('option', { name: 'Show more' })).not.toBeInTheDocument();
});

test('by keyboard, Enter on the last row loads more and goes on from there', async () => {
  const { user, input } = open(many);
  await user.click(input);
  await findOption('Show more');

  await user.keyboard('{ArrowUp}{Enter}');
  const next = await findOption('Company 21');

  expect(input).toHaveAttribute('aria-activedescendant', next.id);
  await user.keyboard('{Enter}');
  expect(input).toHaveValue('Company 21');
});

test('an arrow key waits at the last option while the next page is on its way', async () => {
  const second = pending();
  const { user, input } = open((variables) =>
    variables['offset'] === 20 ? second.promise : many(variables),
  );
  await user.click(input);
  const last = await findOption('Company 20');
  fireEvent.scroll(list());
  await user.keyboard('{ArrowUp}');

  await user.keyboard('{ArrowDown}');

  expect(input).toHaveAttribute('aria-activedescendant', last.id);
});

test('the row that loads more, reached by keyboard, does not turn into an option by itself', async () => {
  const { user, input } = open(many);
  await user.click(input);
  const more = await findOption('Show more');
  await user.keyboard('{ArrowUp}');

  fireEvent.scroll(list());

  expect(more).toHaveTextContent('Show more');
  expect(input).toHaveAttribute('aria-activedescendant', more.id);
});

test('a search that fails says why, and Enter tries it again', async () => {
  let fails = true;
  const { user, input } = open((variables) =>
    fails ? new Error('Out of order') : three(variables),
  );
  await user.click(input);
  await findOption('Try again');
  expect(status()).toHaveTextContent('Something went wrong. Please try again later.');
  expect(offered()).toEqual(['Try again']);
  fails = false;

  await user.keyboard('{Enter}');

  await findOption('Northwind Logistics');
  expect(offered()).toHaveLength(3);
});

test('how the search stands is announced', async () => {
  const answer = pending();
  const { user, input } = open(({ q }) => (q === 'zzz' ? three({ q }) : answer.promise));
  await user.click(input);
  expect(status()).toHaveTextContent('Loading…');

  answer.resolve(many({}));
  await waitFor(() => expect(status()).toHaveTextContent('20 found, and there are more.'));
  await user.type(input, 'zzz');

  await waitFor(() => expect(status()).toHaveTextContent('Nothing found.'));
});

test('a stored choice has its name from the server', async () => {
  const { input, asked } = open(many, { companyId: 44 });

  await waitFor(() => expect(input).toHaveValue('Company 44'));
  expect(asked()).toEqual([{ where: { id: { in: ['44'] } }, offset: 0, limit: 20 }]);
});

test('a stored choice whose name cannot be had shows its id', async () => {
  const { input } = open(three, { companyId: 44 });

  await waitFor(() => expect(input).toHaveValue('44'));
});

test('a text that is no choice is put back on leaving', async () => {
  const { user, input } = open(three, { companyId: 8 });
  await waitFor(() => expect(input).toHaveValue('Northwind Logistics'));

  await user.clear(input);
  await user.type(input, 'zzz');
  expect(await screen.findByText('Nothing found.')).toBeInTheDocument();
  await user.tab();

  await waitFor(() => expect(input).toHaveValue('Northwind Logistics'));
});

test('by keyboard, Enter chooses and does not send the form, Escape closes the list', async () => {
  const { user, input, onSubmit } = open();
  input.focus();

  await user.keyboard('{ArrowDown}');
  await findOption('Northwind Logistics');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(input).toHaveValue('Northwind Logistics'));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}');
  expect(input).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');

  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(input).toHaveValue('Northwind Logistics');
});

test('Escape closes the list, and the dialog around it only when it is pressed again', async () => {
  const onDismiss = vi.fn();
  fakeApi({ CompanyChoices: three });
  const { user } = renderUi(
    <ApolloProvider client={currentClient()}>
      <DialogFrame open title="Choose" onDismiss={onDismiss}>
        <TestForm contract={contract} defaultValues={{ companyId: null }} onSubmit={vi.fn()}>
          {(control) => (
            <SearchSelectField
              control={control}
              name="companyId"
              label="Company"
              choices={CompanyChoicesDocument}
            />
          )}
        </TestForm>
      </DialogFrame>
    </ApolloProvider>,
  );
  const input = await screen.findByRole('combobox', { name: 'Company' });
  await waitFor(() => expect(input).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await findOption('Northwind Logistics');

  await user.keyboard('{Escape}');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  expect(onDismiss).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('a choice is taken back', async () => {
  const { user, input } = open(three, { companyId: 8 });
  await waitFor(() => expect(input).toHaveValue('Northwind Logistics'));

  await user.click(screen.getByRole('button', { name: 'Clear Company' }));

  await waitFor(() => expect(input).toHaveValue(''));
});
