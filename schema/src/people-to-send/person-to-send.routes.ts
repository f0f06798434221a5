import { entityRoutes } from '../core/entity-routes.ts';
import type { Access } from '../core/route.ts';
import { bulkRoute } from '../core/ticked.ts';
import { ParticipantNoticeInput } from '../selection-runs/run-participant.ts';
import { PersonToSendNoticesInput, PersonToSend } from './person-to-send.ts';
import { personToSendList } from './person-to-send.list.ts';
import { personToSendReport } from './person-to-send.report.ts';

const access = { anyOf: ['SEND_DRAWN_PEOPLE'] } as const satisfies Access;
const person = entityRoutes({
  url: '/api/peopletosend',
  answer: PersonToSend,
  resource: 'personToSend',
  one: 'a person to send',
  many: 'people to send',
  read: access,
  write: access,
});

/** What who answers for a location has of the people there who were drawn (decision 46, ADR 119). */
export const personToSendRoutes = {
  list: person.list(personToSendList, {
    summary: 'Who of the locations in scope was drawn and has to go to be tested',
    report: personToSendReport,
    traced: 'PEOPLE_TO_SEND',
  }),
  noteNotice: person.action('notice', {
    summary: 'Note that a person was told to come, or take that back',
    body: ParticipantNoticeInput,
    errors: ['PARTICIPANT_NOT_EDITABLE'],
  }),
  noteNotices: bulkRoute({
    url: '/api/peopletosend/ticked/notice',
    summary: 'Note of many people that they were told to come, or take that back',
    tag: 'people to send',
    access,
    body: PersonToSendNoticesInput,
  }),
};
