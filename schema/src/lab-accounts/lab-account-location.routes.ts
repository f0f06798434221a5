import { z } from 'zod';
import { checkRoute } from '../core/check-route.ts';
import { entityRoutes } from '../core/entity-routes.ts';
import { idParam } from '../core/fields.ts';
import { defineRoute, noContent } from '../core/route.ts';
import {
  CreateLabAccountLocationInput,
  LabAccountLocation,
  PatchLabAccountLocationInput,
  PatchLocationTestCodeInput,
  ValidateLabAccountLocationInput,
} from './lab-account-location.ts';
import { labAccountLocationList } from './lab-account-location.list.ts';
import { labAccountLocationReport } from './lab-account-location.report.ts';

const tag = 'lab account locations';
const options = {
  answer: LabAccountLocation,
  tag,
  one: 'a lab account of a location',
  many: 'lab accounts of locations',
  read: { anyOf: ['READ_LAB_ACCOUNT', 'READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION'] },
  write: { anyOf: ['CREATE_EDIT_DELETE_LAB_ACCOUNT'] },
  unique: 'DUPLICATE_VALUE',
} as const;
const all = entityRoutes({
  ...options,
  resource: 'labAccountLocation',
  url: '/api/labaccountlocations',
});
const ofAccount = entityRoutes({
  ...options,
  resource: 'labAccount',
  url: '/api/labaccounts/:id/locations',
  read: { anyOf: ['READ_LAB_ACCOUNT'] },
});
const ofLocation = entityRoutes({
  ...options,
  resource: 'location',
  url: '/api/locations/:id/labaccounts',
  read: { anyOf: ['READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION'] },
});

const errors = ['IS_ALLOWED_ONLY_SIX_DIGIT_TEST_CODES'] as const;
const code = {
  url: '/api/labaccountlocations/:id/testcodes/:testCodeId',
  params: z.object({ id: idParam(), testCodeId: idParam().describe('The test code.') }),
} as const;

/** Calls of contract §14 on the lab accounts of locations; the top-level list is decision 13. */
export const labAccountLocationRoutes = {
  list: all.list(labAccountLocationList, {
    summary: 'List the lab accounts of the locations in scope',
  }),
  listOfAccount: ofAccount.list(labAccountLocationList, {
    summary: 'List the locations of a lab account',
    report: labAccountLocationReport,
  }),
  listOfLocation: ofLocation.list(labAccountLocationList, {
    summary: 'List the lab accounts of a location',
  }),
  get: all.get(),
  create: all.create(CreateLabAccountLocationInput, {
    summary: 'Let a location order by a lab account',
    errors,
  }),
  validate: checkRoute({
    url: '/api/labaccountlocations/validate',
    summary: 'Say what is wrong with a lab account of a location, and save nothing',
    tag,
    access: options.write,
    body: ValidateLabAccountLocationInput,
  }),
  patch: all.patch(PatchLabAccountLocationInput, { errors }),
  remove: all.remove({ summary: 'Take a lab account from a location' }),
  patchTestCode: defineRoute({
    method: 'PATCH',
    url: code.url,
    schema: {
      summary: 'Change price or profile of a test code at a location',
      tags: [tag],
      params: code.params,
      body: PatchLocationTestCodeInput,
      response: { 200: LabAccountLocation },
    },
    config: { access: options.write, resource: 'labAccountLocation', errors: ['STALE_VERSION'] },
  }),
  removeTestCode: defineRoute({
    method: 'DELETE',
    url: code.url,
    schema: {
      summary: 'Take a test code from a lab account of a location',
      tags: [tag],
      params: code.params,
      response: noContent,
    },
    config: {
      access: options.write,
      resource: 'labAccountLocation',
      errors: ['LAST_LAB_ACCOUNT_TEST_CODE'],
    },
  }),
};
