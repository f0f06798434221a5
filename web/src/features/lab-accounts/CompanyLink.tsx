import { Link } from '@chakra-ui/react';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';

/** Leads to a company; client users have their own alone (C s2). */
export function CompanyLink({ company }: { company: { id: string; companyName: string } }) {
  const isClient = useViewer().profile.company !== null;
  const to = isClient
    ? myCompanyPaths.detail
    : generatePath(companyPaths.detail, { companyId: company.id });
  return (
    <Link asChild>
      <RouterLink to={to}>{company.companyName}</RouterLink>
    </Link>
  );
}
