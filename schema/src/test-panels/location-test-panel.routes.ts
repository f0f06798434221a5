import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { idParam } from '../core/fields.ts';
import { defineRoute, noContent } from '../core/route.ts';
import {
  CreateLocationTestPanelInput,
  LocationTestPanel,
  UpdateLocationTestPanelInput,
} from './location-test-panel.ts';
import { locationTestPanelList } from './location-test-panel.list.ts';
import { managesTestPanels } from './test-panel.routes.ts';

const tag = 'instant test panels of locations';
const options = {
  answer: LocationTestPanel,
  resource: 'location',
  one: 'an instant test panel of a location',
  many: tag,
  read: { anyOf: ['READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION'] },
  write: managesTestPanels,
} as const;
const all = entityRoutes({ ...options, url: '/api/locationtestpanels' });
const ofLocation = entityRoutes({ ...options, url: '/api/locations/:id/testpanels' });

const url = '/api/locations/:id/testpanels/:testPanelId';
const params = z.object({ id: idParam(), testPanelId: idParam().describe('Id of the panel.') });

/** Calls of contract §8 on the panels of a location; the top-level list is decision 13. */
export const locationTestPanelRoutes = {
  list: all.list(locationTestPanelList, {
    summary: 'List the instant test panels of the locations in scope',
  }),
  listOfLocation: ofLocation.list(locationTestPanelList, {
    summary: 'List the instant test panels of a location',
  }),
  create: ofLocation.create(CreateLocationTestPanelInput, {
    summary: 'Assign an instant test panel to a location',
    errors: ['DUPLICATE_VALUE'],
  }),
  get: defineRoute({
    method: 'GET',
    url,
    schema: {
      summary: 'Read an instant test panel of a location',
      tags: [tag],
      params,
      response: { 200: LocationTestPanel },
    },
    config: { access: options.read, resource: 'location' },
  }),
  update: defineRoute({
    method: 'PUT',
    url,
    schema: {
      summary: 'Change the price of an instant test panel at a location',
      tags: [tag],
      params,
      body: UpdateLocationTestPanelInput,
      response: { 200: LocationTestPanel },
    },
    config: { access: managesTestPanels, resource: 'location', errors: ['STALE_VERSION'] },
  }),
  remove: defineRoute({
    method: 'DELETE',
    url,
    schema: {
      summary: 'Take an instant test panel from a location',
      tags: [tag],
      params,
      response: noContent,
    },
    config: { access: managesTestPanels, resource: 'location' },
  }),
};
