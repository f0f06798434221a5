import type { TestApp } from '../../../core/testing/test-app.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import { openCase, type NewCase } from '../test-cases.repository.ts';
import { noteEvent } from '../test-events.repository.ts';
import { fileReport } from '../test-reports.service.ts';
import type { NewReport } from '../test-reports.repository.ts';
import { addResult, type NewResult } from '../test-results.repository.ts';

const actor = { userId: null, name: 'Test laboratory' };
let count = 0;

/** A test to add, where it differs from a DOT laboratory test "in MRO process". */
export interface TestToAdd {
  tenantId?: number;
  companyId: number;
  locationId: number;
  case?: Partial<Omit<NewCase, 'donor'>> & { donor?: Partial<NewCase['donor']> };
  test?: Partial<NewResult>;
}

/** Adds a case with one test, as an order that is at the laboratory. @returns the ids of both */
export const addTest = (
  { app, database }: TestApp,
  { tenantId = 1, companyId, locationId, case: kase = {}, test = {} }: TestToAdd,
): Promise<{ id: number; caseId: number }> =>
  inTransaction(database, { tenantId }, async (tx) => {
    count += 1;
    const { donor, ...rest } = kase;
    const caseId = await openCase(
      tx,
      { secrets: app.secrets, tenantId, actor },
      {
        companyId,
        locationId,
        program: 'DOT',
        ...rest,
        donor: {
          firstName: 'Ann',
          lastName: 'Lee',
          primaryIdType: 'EMPLOYEE_ID',
          primaryId: `T-${count}`,
          reasonForTest: 'RANDOM',
          ...donor,
        },
      },
    );
    const id = await addResult(tx, actor, {
      testCaseId: caseId,
      testType: 'LAB',
      testStatus: 'MRO_PENDING',
      goesThroughMro: true,
      specimenTypeId: 1,
      provider: 'LabCorp',
      ...test,
    });
    await noteEvent(tx, {
      testResultId: id,
      kind: 'ORDERED',
      at: new Date(),
      actor,
      source: 'portal',
    });
    return { id, caseId };
  });

/** Files what a laboratory or an MRO says of a test. */
export const report = (
  { database }: TestApp,
  testResultId: number,
  filed: Partial<Pick<NewReport, 'lines' | 'levels' | 'fileId'>> &
    (
      | { kind: 'LABORATORY'; result: Extract<NewReport, { kind: 'LABORATORY' }>['result'] }
      | { kind: 'MRO'; result: Extract<NewReport, { kind: 'MRO' }>['result'] }
    ),
  tenantId = 1,
) =>
  inTransaction(database, { tenantId }, (tx) =>
    fileReport(
      tx,
      {
        testResultId,
        reportedAt: '2026-03-04T12:00:00.000Z',
        lines: [],
        source: 'laboratory',
        ...filed,
      },
      { actor, now: new Date() },
    ),
  );
