import { Text } from '@chakra-ui/react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { BulkListScreen } from '../../components/ticks/BulkListScreen.tsx';
import { testResultPaths } from '../../config/features/test-results.ts';
import { noticeActions } from '../../domain/notices/notice-acts.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { linksOf } from '../../lib/navigation/links-of.ts';
import { notePerson, personActs } from './notices.ts';
import { peopleToSend } from './people-to-send-list.tsx';
import type { PeopleToSendQuery, PersonToSendPartsFragment } from './people-to-send.generated.ts';

const testOf = ({ testResult }: PersonToSendPartsFragment): string | null =>
  testResult && linksOf({ detail: testResultPaths.detail }, { id: testResult.id }).detail;

/** Who of the own locations was drawn and has to go, whom to call, and who was told (decision 46). */
export function PeopleToSendView() {
  const { list } = useLoaderData<ListRouteData<PeopleToSendQuery>>();
  const { revalidate } = useRevalidator();
  const note = async (row: PersonToSendPartsFragment, isNotified: boolean): Promise<void> => {
    if (await notePerson(row, isNotified)) void revalidate();
  };
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <BulkListScreen
          kind="Person"
          acts={personActs}
          {...peopleToSend}
          {...result}
          page={data?.peopleToSend}
          href={testOf}
          above={
            <Text color="fg.muted" maxWidth="prose" marginBottom="4">
              They were drawn at random. Tell each only when the test can follow at once: who was
              told goes straight to the collection site.
            </Text>
          }
          actions={(row) => noticeActions(row, (isNotified) => void note(row, isNotified))}
        />
      )}
    </ListData>
  );
}
