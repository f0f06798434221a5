import { currentClient } from '../apollo/client.ts';
import { ViewerDocument } from './viewer.generated.ts';

/**
 * Asks again who is signed in, after something was saved that bears on him: the style of the portal, the
 * automatic logout. What came is shown at once, wherever it stands; without an answer the last one stays.
 */
export async function refreshViewer(): Promise<void> {
  try {
    await currentClient().query({
      query: ViewerDocument,
      fetchPolicy: 'network-only',
      context: { errorsTo: 'caller' },
    });
  } catch {
    // It was saved; the next page load shows it.
  }
}
