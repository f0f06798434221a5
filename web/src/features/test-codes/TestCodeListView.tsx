import { Button } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { assignAction, historyAction } from '../../components/data-table/row-action.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { ProviderTabs } from '../../domain/laboratories/ProviderTabs.tsx';
import { testCodesOf } from './test-code-list.tsx';
import type { TestCodeListRouteData } from './test-code-loaders.ts';
import { oneTestCodeLinks, testCodeDeletion, testCodeLinks } from './test-code-record.ts';
import type { TestCodePartsFragment } from './test-code.generated.ts';
import { TestCodeDetails } from './TestCodeDetails.tsx';

/** Test codes of a laboratory (C s2): the list, its details, row actions and deletion. */
export function TestCodeListView() {
  const { list, provider } = useLoaderData<TestCodeListRouteData>();
  const can = useCan();
  const navigate = useNavigate();
  const [shown, setShown] = useState<TestCodePartsFragment | null>(null);
  const isPriced = can('SEE_PRICES');
  const screen = useMemo(() => testCodesOf(setShown, isPriced), [isPriced]);
  const manages = can('CREATE_EDIT_DELETE_TEST_CODE');
  const links = testCodeLinks(provider);
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <>
          <ListScreen
            {...screen}
            {...result}
            page={data?.testCodes}
            within={[{ field: 'provider', operator: 'EQ', values: [provider] }]}
            above={<ProviderTabs current={provider} listOf={(each) => testCodeLinks(each).list} />}
            deletion={testCodeDeletion}
            actions={(code, { edit, remove }) => [
              can('UPDATE') && code.viewerCanUpdate === true && edit(oneTestCodeLinks(code).edit),
              code.viewerCanUpdate === true &&
                historyAction(() => void navigate(oneTestCodeLinks(code).history)),
              manages &&
                can('CREATE_EDIT_DELETE_LAB_ACCOUNT') &&
                assignAction(
                  'Assign to Lab Accounts',
                  () => void navigate(oneTestCodeLinks(code).labAccounts),
                ),
              can('DELETE') && code.viewerCanDelete === true && remove(),
            ]}
            buttons={
              manages && (
                <Button asChild variant="outline" colorPalette="gray">
                  <Link to={links.import}>
                    <FileUp size={16} aria-hidden /> Bulk import test codes
                  </Link>
                </Button>
              )
            }
            create={manages && <CreateLink to={links.create}>Create Test Code</CreateLink>}
          />
          <TestCodeDetails code={shown} onDismiss={() => setShown(null)} />
        </>
      )}
    </ListData>
  );
}
