import { currentClient } from '../apollo/client.ts';
import { ViewerDocument } from '../viewer/viewer.generated.ts';
import { showKeptPage } from './kept-page.ts';
import { loadAnew } from './session-store.ts';

/**
 * Goes on with the kept page if it is the same person who has signed in; for anybody else the page is loaded anew, with
 * nothing left of it. Roles may have changed meanwhile, so the viewer is taken as it is now.
 * @throws what kept the server from telling who it is
 */
export async function resumeKeptPage(): Promise<void> {
  const client = currentClient();
  // Who it was is enough: a page is not lost because something else is not in the cache.
  const before = client.readQuery({ query: ViewerDocument, returnPartialData: true });
  const { data } = await client.query({
    query: ViewerDocument,
    fetchPolicy: 'no-cache',
    context: { errorsTo: 'caller' },
  });
  const [was, is] = [before?.viewer?.profile, data?.viewer.profile];
  if (!data || was === undefined || was.id !== is?.id || was.username !== is.username)
    return loadAnew();
  client.writeQuery({ query: ViewerDocument, data });
  showKeptPage();
}
