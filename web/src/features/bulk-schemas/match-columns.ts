import type { ColumnReference } from '@assay/schema/bulk-schemas/column-rules';
import { comparable } from '@assay/schema/bulk-schemas/mapped-words';
import type { SchemaValues } from './bulk-schema-words.ts';

/** How laboratories head their columns, in plain letters. */
const spellings: Readonly<Record<ColumnReference, readonly string[]>> = {
  'donor.firstName': ['donorfirst', 'firstname', 'first', 'fname', 'givenname'],
  'donor.lastName': ['donorlast', 'lastname', 'last', 'lname', 'surname'],
  'donor.primaryId': ['donorid', 'primaryid', 'donorssn', 'ssn', 'employeeid', 'idnumber'],
  'donor.primaryIdType': ['primaryidtype', 'idtype'],
  'donor.dateOfBirth': ['dateofbirth', 'dob', 'birthdate', 'donordob'],
  'location.locationId': ['locationid', 'clientsite', 'sitecode', 'location', 'site', 'account'],
  'testResult.specimenId': ['specimenid', 'specimen', 'ccf', 'accession', 'specimennumber'],
  'testResult.specimenType': ['specimentype', 'spectype', 'matrix'],
  'testResult.collectedAt': ['collectedat', 'collected', 'collectiondate', 'datecollected'],
  'testResult.receivedAt': ['receivedat', 'received', 'receiveddate', 'datereceived'],
  'testResult.reportedAt': ['reportedat', 'reported', 'reportdate', 'datereported'],
  'testResult.reasonForTest': ['reasonfortest', 'reason', 'testreason'],
  'testResult.overallResult': ['overallresult', 'summaryresult', 'result', 'finalresult'],
  'line.drug': ['drug', 'analyte', 'compound', 'component'],
  'labOrder.orderNumber': ['ordernumber', 'orderno', 'clientreferenceid', 'referenceid'],
  'labOrder.masterAccountId': ['labaccount', 'accountnumber', 'masteraccount'],
  'line.result': ['analyteresult', 'drugresult', 'lineresult', 'componentresult'],
};

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

const spellingsOf = ({ mdReference, description }: SchemaValues['fields'][number]): string[] => [
  plain(description ?? ''),
  ...(spellings[mdReference as ColumnReference] ?? []),
];

/** The heads of a sample that fields without one may mean, by the index of the field; no head is taken twice. */
export function matchColumns(
  fields: SchemaValues['fields'],
  heads: readonly string[],
): Map<number, string> {
  const taken = new Set(fields.map(({ clientValue }) => comparable(clientValue)));
  const found = new Map<number, string>();
  for (const [index, field] of fields.entries()) {
    if (field.clientValue.trim() !== '') continue;
    const free = heads.filter((head) => head !== '' && !taken.has(comparable(head)));
    const head = spellingsOf(field)
      .map((spelling) => free.find((each) => plain(each) === spelling))
      .find((each) => each !== undefined);
    if (head === undefined) continue;
    taken.add(comparable(head));
    found.set(index, head);
  }
  return found;
}
