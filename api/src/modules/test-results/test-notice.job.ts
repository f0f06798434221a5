import { z } from 'zod';
import type { TestEventKind } from '@assay/schema/test-results/test-words';
import { defineJob } from '../../core/jobs/job.ts';
import type { TestEvent } from './test-events.repository.ts';

/**
 * The steps that people are told of; of a correction those hear who saw the former result, where it is made. None of them tells what was found: what a laboratory reports and an MRO determines is
 * known with RELEASED, whatever it is, and not before (decision 29).
 */
export const toldSteps = [
  'COLLECTED',
  'RECEIVED',
  'RELEASED',
  'CANCELLED',
] as const satisfies readonly TestEventKind[];

/** Tells those who may see a test of a step. */
export const testNoticeJob = defineJob({
  name: 'test-notices.tell',
  data: z.object({
    tenantId: z.int(),
    testResultId: z.int(),
    step: z.enum(toldSteps),
    /** Who did it, and need not be told. */
    actorUserId: z.int().nullable(),
  }),
});

const isTold = (kind: TestEventKind): kind is (typeof toldSteps)[number] =>
  toldSteps.some((each) => each === kind);

/** What is told of a step; null for nothing. Of imported tests the end of the import is told, and no single one. */
export const noticeOf = ({ testResultId, kind, source, actor }: TestEvent) =>
  isTold(kind) && source !== 'import'
    ? { testResultId, step: kind, actorUserId: actor.userId }
    : null;
