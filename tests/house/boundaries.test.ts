import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/root.mjs';
import { boundaryProblem, moduleOrder } from '../../scripts/lint/boundaries.mjs';

const company = 'api/src/modules/companies/companies.service.ts';

describe('import boundaries', () => {
  it.each([
    [company, '@assay/schema/companies/company'],
    [company, './companies.repository.ts'],
    [company, '../files/files.service.ts'],
    [company, '../permissions/permissions.service.ts'],
    ['api/src/modules/locations/locations.service.ts', '../companies/companies.read-model.ts'],
    ['api/src/modules/users/users.test.ts', '../../seed/foundation.ts'],
    ['api/src/seed/users.ts', '../modules/session/password.service.ts'],
    [company, '../../core/context.ts'],
    ['api/src/app.ts', './modules/companies/companies.routes.ts'],
    ['web/src/app/router.tsx', '../features/companies/CompanyListView.tsx'],
    ['web/src/features/companies/CompanyListView.tsx', '@/components/data-table/DataTable.tsx'],
    ['schema/src/companies/company.ts', 'zod'],
    ['api/src/modules/selection-runs/draw-run.ts', '@assay/draw/selection'],
    ['api/src/modules/files/files.repository.ts', 'drizzle-orm'],
    ['api/src/modules/companies/companies.read-model.ts', 'drizzle-orm'],
    ['api/src/core/lists/run-list.ts', 'drizzle-orm'],
    ['api/src/modules/files/files.worker.test.ts', 'drizzle-orm'],
    ['draw/src/verify.ts', '@assay/schema/selection-runs/certificate'],
    ['schema/src/companies/company.test.ts', 'vitest'],
    ['tests/e2e/companies.spec.ts', '@assay/schema/companies/company'],
  ])('%s may import %s', (from, source) => {
    expect(boundaryProblem(from, source)).toBeUndefined();
  });

  it.each([
    [company, '../files/files.repository.ts'],
    [company, '../profile/user-profile.table.ts'],
    [company, '../users/users.service.ts'],
    [company, '../../seed/foundation.ts'],
    ['api/src/core/context.ts', '../seed/foundation.ts'],
    ['api/src/modules/unheard-of/a.service.ts', '../companies/companies.service.ts'],
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
    [company, 'drizzle-orm'],
    ['api/src/modules/selection-runs/selection-runs.routes.ts', 'drizzle-orm'],
    ['api/src/core/http/authenticate.ts', 'drizzle-orm/pg-core'],
    ['draw/src/verify.ts', '@assay/api/main'],
    ['schema/src/companies/company.ts', 'node:fs'],
    ['tests/contract/access.test.ts', '../../api/src/app.ts'],
  ])('%s may not import %s', (from, source) => {
    expect(boundaryProblem(from, source)).toEqual(expect.any(String));
  });

  it('gives every module of api its place', () => {
    const modules = readdirSync(path.join(root, 'api/src/modules'));
    expect(moduleOrder.toSorted()).toEqual(modules.toSorted());
  });
});
