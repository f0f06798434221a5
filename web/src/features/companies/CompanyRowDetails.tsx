import { SimpleGrid, Stack } from '@chakra-ui/react';
import { Card } from '../../components/page/Card.tsx';
import { Detail } from '../../components/page/DetailList.tsx';
import { PermissionGate } from '../../components/permission/PermissionGate.tsx';
import { phoneText } from '../../lib/phone.ts';
import { companyLabels } from './company-words.ts';
import type { CompanyRowFragment } from './company-list.generated.ts';
import { CompanyHierarchyTable } from './hierarchy/CompanyHierarchyTable.tsx';

/** What an opened row tells: how to reach the company, and how it is organized with all of its locations. */
export function CompanyRowDetails({ company }: { company: CompanyRowFragment }) {
  const { mainEmail, mainPhoneNumber, mainFax } = company.contactInformation;
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 2, lg: 6 }} gap="4">
        <Detail label={companyLabels['contactInformation.mainEmail']}>{mainEmail}</Detail>
        <Detail label={companyLabels['contactInformation.mainPhoneNumber']}>
          {mainPhoneNumber && phoneText(mainPhoneNumber)}
        </Detail>
        <Detail label={companyLabels['contactInformation.mainFax']}>
          {mainFax && phoneText(mainFax)}
        </Detail>
        <Detail label="Regions">{String(company.numberOfRegions)}</Detail>
        <Detail label="Areas">{String(company.numberOfAreas)}</Detail>
        <Detail label="Districts">{String(company.numberOfDistricts)}</Detail>
      </SimpleGrid>
      <PermissionGate anyOf={['READ_ALL_ADMINISTRATIVE_UNITS']}>
        <Card>
          <CompanyHierarchyTable companyId={company.id} companyName={company.companyName} />
        </Card>
      </PermissionGate>
    </Stack>
  );
}
