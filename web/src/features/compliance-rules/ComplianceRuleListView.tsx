import { useLoaderData, useNavigate } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { historyAction } from '../../components/data-table/row-action.ts';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { complianceRulePaths } from '../../config/features/compliance-rules.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import type { ComplianceRuleListQuery } from './compliance-rule-list.generated.ts';
import { complianceRulesList } from './compliance-rule-list.tsx';
import { complianceRuleLinks } from './compliance-rule-record.ts';

/** Compliance rules: the list and its row actions; a rule is retired on its page, and none is deleted. */
export function ComplianceRuleListView() {
  const { list } = useLoaderData<ListRouteData<ComplianceRuleListQuery>>();
  const navigate = useNavigate();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...complianceRulesList}
          {...result}
          page={data?.complianceRules}
          isInactive={({ standing }) => standing === 'RETIRED'}
          href={({ id }) => complianceRuleLinks(id).detail}
          actions={({ id, viewerCanUpdate }, { edit }) => [
            viewerCanUpdate === true && edit(complianceRuleLinks(id).edit),
            viewerCanUpdate === true &&
              historyAction(() => void navigate(complianceRuleLinks(id).history)),
          ]}
          create={<CreateLink to={complianceRulePaths.create}>Create Compliance Rule</CreateLink>}
        />
      )}
    </ListData>
  );
}
