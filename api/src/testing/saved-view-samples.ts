import type { savedViewRoutes } from '@assay/schema/saved-views/saved-view.routes';
import { created, fresh, logging, type SamplesOf } from './sample.ts';
import { read, type RouteWorld } from './route-world.ts';

const input = () => ({
  list: 'companies',
  name: fresh('View'),
  search: 'searchQuery=address.state%5BEQ%5D%3DTX',
  isShared: false,
});
const saved = (world: RouteWorld) => created(world, '/api/savedviews', input());

/** A sample of every call on saved views. */
export const savedViewSamples: SamplesOf<typeof savedViewRoutes> = {
  create: logging('savedView.created', () => ({ body: input() })),
  update: logging('savedView.updated', async (world) => {
    const id = await saved(world);
    const { version } = await read(world, `/api/savedviews/${id}`);
    const { list: _list, ...values } = input();
    return { id, body: { ...values, version } };
  }),
  remove: logging('savedView.deleted', async (world) => ({ id: await saved(world) })),
  choose: logging('savedView.defaultChosen', async (world) => ({
    id: await saved(world),
    body: { isDefault: true },
  })),
};
