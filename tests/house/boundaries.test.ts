import { describe, expect, it } from 'vitest';
import { boundaryProblem } from '../../scripts/lint/boundaries.mjs';

const company = 'api/src/modules/companies/companies.service.ts';

describe('import boundaries', () => {
  it.each([
    [company, '@assay/schema/companies/company'],
    [company, './companies.repository.ts'],
    [company, '../files/files.service.ts'],
    [company, '../users/users.read-model.ts'],
    [company, '../../core/context.ts'],
    ['api/src/app.ts', './modules/companies/companies.routes.ts'],
    ['bff/src/modules/locations/location.resolver.ts', '../companies/company.types.ts'],
    ['web/src/app/router.tsx', '../features/companies/CompanyListView.tsx'],
    ['web/src/features/companies/CompanyListView.tsx', '@/components/data-table/DataTable.tsx'],
    ['schema/src/companies/company.ts', 'zod'],
    ['api/src/modules/selection-runs/draw-run.ts', '@assay/draw/selection'],
    ['draw/src/verify.ts', '@assay/schema/selection-runs/certificate'],
    ['schema/src/companies/company.test.ts', 'vitest'],
    ['tests/e2e/companies.spec.ts', '@assay/schema/companies/company'],
  ])('%s may import %s', (from, source) => {
    expect(boundaryProblem(from, source)).toBeUndefined();
  });

  it.each([
    [company, '../files/files.repository.ts'],
    [company, '../users/user.table.ts'],
    ['api/src/core/context.ts', '../modules/users/users.service.ts'],
    ['bff/src/modules/locations/location.resolver.ts', '../companies/company.resolver.ts'],
    ['web/src/features/companies/CompanyListView.tsx', '../tenants/TenantForm.tsx'],
    ['web/src/features/companies/CompanyListView.tsx', '@/features/tenants/TenantForm.tsx'],
    ['web/src/components/DataTable.tsx', '@/features/companies/CompanyForm.tsx'],
    ['web/src/features/companies/CompanyListView.tsx', '@/app/router.tsx'],
    ['web/src/lib/money.ts', '@assay/bff/main'],
    ['bff/src/main.ts', '../../api/src/main.ts'],
    ['bff/src/main.ts', '../../schema/src/permissions.ts'],
    ['schema/src/companies/company.ts', 'graphql'],
    ['schema/src/companies/company.ts', '@assay/draw/selection'],
    ['bff/src/main.ts', '@assay/draw/selection'],
    ['draw/src/verify.ts', '@assay/api/main'],
    ['schema/src/companies/company.ts', 'node:fs'],
    ['tests/contract/access.test.ts', '../../api/src/app.ts'],
  ])('%s may not import %s', (from, source) => {
    expect(boundaryProblem(from, source)).toEqual(expect.any(String));
  });
});
