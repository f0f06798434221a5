import { z } from 'zod';
import { Findings } from '../core/check-route.ts';
import { idParam, recordId } from '../core/fields.ts';
import { defineRoute, type Access } from '../core/route.ts';
import { TestResult } from '../test-results/test-result.ts';
import { ConfirmInstantTestInput } from './confirm-instant-test.ts';
import { CreateInstantTestInput, InstantTestFirstForm } from './instant-test.ts';

const params = z.object({ id: idParam().describe('Id of the location.') });
const tags = ['instant tests'] as const;
const opens = { anyOf: ['CREATE_INSTANT_TEST_PAGE'] } as const satisfies Access;
const url = '/api/location/:id/instanttests';

export const InstantTest = z.object({ id: recordId() }).meta({
  id: 'InstantTest',
  description: 'An instant test: what is known of it is its TestResult.',
});

const only = 'Needs CREATE_INSTANT_TEST on the location besides.';

/** Calls of contract §20. */
export const instantTestRoutes = {
  validateFirstForm: defineRoute({
    method: 'POST',
    url: `${url}/validate/firstform`,
    schema: {
      summary: 'Say what is wrong with the first step of an instant test, and save nothing',
      description: only,
      tags,
      params,
      body: InstantTestFirstForm,
      response: { 200: Findings },
    },
    config: { access: opens, resource: 'location', onlyChecks: true },
  }),
  validateAll: defineRoute({
    method: 'POST',
    url: `${url}/validate/all`,
    schema: {
      summary: 'Say what is wrong with an instant test, and save nothing',
      description: only,
      tags,
      params,
      body: CreateInstantTestInput,
      response: { 200: Findings },
    },
    config: { access: opens, resource: 'location', onlyChecks: true },
  }),
  create: defineRoute({
    method: 'POST',
    url,
    schema: {
      summary: 'Store an instant test',
      description: `${only} What is not negative waits for its confirmation; a refusal closes its case.`,
      tags,
      params,
      body: CreateInstantTestInput,
      response: { 201: InstantTest },
    },
    config: {
      access: opens,
      resource: 'location',
      errors: [
        'EXIST_OPEN_TEST_CASE_FOR_DONOR',
        'COMPLIANCE_ALERT',
        'PARTICIPANT_ALREADY_TESTED',
        'PARTICIPANT_NOT_EDITABLE',
        'INSTANT_TEST_PRELIMINARY_POSITIVE_REQUIRES_DRUG',
        'INVALID_DRUG_ADULTERANTS',
      ],
    },
  }),
  confirm: defineRoute({
    method: 'POST',
    url: '/api/instanttests/:id/confirm',
    schema: {
      summary: 'Confirm an instant test by a laboratory, or say why nothing confirms it',
      tags,
      params: z.object({ id: idParam() }),
      body: ConfirmInstantTestInput,
      response: { 200: TestResult },
    },
    config: {
      access: { anyOf: ['CONFIRM_INSTANT_TEST'] },
      resource: 'testResult',
      errors: ['INSTANT_TEST_ALREADY_CONFIRMED', 'EXIST_OPEN_TEST_CASE_FOR_DONOR'],
    },
  }),
};
