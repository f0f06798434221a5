import { entityRoutes } from '../core/entity-routes.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute, idParamsOf } from '../core/route.ts';
import { Acknowledgment, SignAcknowledgmentInput, SignedAcknowledgment } from './acknowledgment.ts';

const signUrl = '/api/testresults/:id/acknowledgment';
const test = entityRoutes({
  url: '/api/testresults',
  answer: Acknowledgment,
  resource: 'testResult',
  one: 'a test',
  many: 'tests',
  tag: 'acknowledgments',
  read: { anyOf: ['VIEW_INSTANT_TEST'] },
  write: { anyOf: ['SIGN_ACKNOWLEDGMENT'] },
});

/** Calls of contract §22 on acknowledgments and admissions. */
export const acknowledgmentRoutes = {
  sign: defineRoute({
    method: 'POST',
    url: signUrl,
    schema: {
      summary: 'Take a signed acknowledgment or admission of a positive result',
      tags: ['acknowledgments'],
      params: idParamsOf(signUrl),
      body: SignAcknowledgmentInput,
      response: { 201: SignedAcknowledgment },
    },
    config: {
      access: { anyOf: ['SIGN_ACKNOWLEDGMENT'] },
      resource: 'testResult',
      errors: ['ACKNOWLEDGEMENT_ALREADY_EXIST'],
    },
  }),
  list: test.part('acknowledgments', resultsOf(Acknowledgment), {
    summary: 'What the donor signed of a test',
  }),
  download: test.download('acknowledgments/download', {
    summary: 'Download what the donor signed, as PDF with the signatures and their hash',
    traced: 'TEST_RESULT',
  }),
};
