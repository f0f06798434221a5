import { allRoutes } from '@assay/schema/routes';
import { expect, it } from 'vitest';
import { requireResources, type Resource, type Resources } from './resources.ts';

const anybody: Resource = { isVisible: async () => true };
const registered: Resources = new Map(
  allRoutes.flatMap(({ config: { resource } }) =>
    resource === undefined ? [] : [[resource, anybody]],
  ),
);

it('every kind of record that a route names has to be registered', () => {
  expect(() => requireResources(registered, allRoutes)).not.toThrow();
});

it.each([...registered.keys()])('without %s nothing starts, and a sentence says why', (name) => {
  const others = new Map([...registered].filter(([each]) => each !== name));

  expect(() => requireResources(others, allRoutes)).toThrow(
    `names the record "${name}", and no module says who sees one (app.resources.set).`,
  );
});
