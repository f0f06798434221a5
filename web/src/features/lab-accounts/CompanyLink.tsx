import { Link } from '@chakra-ui/react';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { useIsPhone } from '../../lib/theme/use-is-phone.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';

/** Leads to a company; client users have their own alone (C s2). On a phone a finger would meet the link of the row. */
export function CompanyLink({ company }: { company: { id: string; companyName: string } }) {
  const isClient = useViewer().profile.company !== null;
  const isPhone = useIsPhone();
  if (isPhone) return company.companyName;
  const to = isClient
    ? myCompanyPaths.detail
    : generatePath(companyPaths.detail, { companyId: company.id });
  return (
    <Link asChild>
      <RouterLink to={to}>{company.companyName}</RouterLink>
    </Link>
  );
}
