import { companySettingGroups } from '@assay/schema/settings/company-settings';
import {
  consistentCompliance,
  type ComplianceValues,
} from '@assay/schema/settings/compliance-fields';
import type { SettingRow, SettingSection } from '../../components/settings/setting-rows.ts';
import { complianceSettingLabels } from '../../domain/companies/setting-labels.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import {
  UpdateCompanyComplianceSettingsDocument,
  type CompanyCompliancePartsFragment,
} from './company-settings.generated.ts';
import { groupOf } from './group-of.ts';
import { Receivers } from './Receivers.tsx';
import { ReceiversField } from './ReceiversField.tsx';

type Row = SettingRow<CompanyCompliancePartsFragment>;
type Color = 'RED' | 'YELLOW';

const isOff: NonNullable<Row['isFixed']> = (values) => values['ALLOW_COMPLIANCE_API'] !== true;

const isLocked =
  (color: Color): NonNullable<Row['isFixed']> =>
  (values, scene) =>
    isOff(values, scene) || values[`COMPLIANCE_LOCK_IF_${color}_ALERT`] === true;

/** A kind of mail, and who gets it. */
const mailRows = (
  key: `EMAIL_NOTIFICATION_${Color}_ALERT` | `EMAIL_NOTIFICATION_${Color}_ALERT_OVERRIDDEN`,
): Row[] => [
  { name: key, isFixed: isOff },
  {
    name: `${key}_ADD_USERS`,
    hint: 'While nobody is named, no email is sent.',
    Field: ReceiversField,
    show: (settings) => (
      <Receivers ids={settings[`${key}_ADD_USERS`]} isOn={settings[key] === true} />
    ),
    isFixed: (values, scene) => isOff(values, scene) || values[key] !== true,
    wide: true,
  },
];

const rowsOf = (color: Color): Row[] => [
  {
    name: `COMPLIANCE_LOCK_IF_${color}_ALERT`,
    hint: 'The test ends; it can be neither corrected nor continued.',
    isFixed: isOff,
  },
  {
    name: `COMPLIANCE_ALLOW_CORRECT_AND_CONTINUE_IF_${color}_ALERT`,
    isFixed: isLocked(color),
  },
  {
    name: `COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_${color}_ALERT`,
    hint: 'With a reason, which is kept.',
    isFixed: isLocked(color),
  },
  ...mailRows(`EMAIL_NOTIFICATION_${color}_ALERT`),
  ...mailRows(`EMAIL_NOTIFICATION_${color}_ALERT_OVERRIDDEN`),
];

const sections: readonly SettingSection<CompanyCompliancePartsFragment>[] = [
  {
    title: 'Compliance Check',
    hint: 'Tests are checked against the laws of the state before they go on.',
    rows: [
      {
        name: 'ALLOW_COMPLIANCE_API',
        hint: 'Green notifications are shown by default. Switching it off clears everything below.',
        // The master switch is the TPA's (O s4).
        isFixed: (_values, { viewer }) => viewer.profile.type !== 'MD',
      },
      { name: 'COMPLIANCE_CHECK_INSTANT_TEST', isFixed: isOff },
      { name: 'COMPLIANCE_CHECK_LAB_ORDER', isFixed: isOff },
    ],
  },
  {
    title: 'Red Alert',
    hint: 'The law forbids the test, or what is planned with it.',
    rows: rowsOf('RED'),
  },
  {
    title: 'Yellow Alert',
    hint: 'The law allows the test under conditions.',
    rows: rowsOf('YELLOW'),
  },
];

/** What is checked for compliance, and what an alert does (O s4). */
export const complianceGroup = groupOf({
  contract: companySettingGroups.compliance.Input,
  labels: complianceSettingLabels,
  sections,
  settle: (values) => consistentCompliance(values as ComplianceValues),
  send: async (id, input) =>
    (await sendMutation(UpdateCompanyComplianceSettingsDocument, { id, input })).save,
});
