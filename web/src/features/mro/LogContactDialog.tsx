import { useState } from 'react';
import { keysOf } from '@assay/schema/core/keys-of';
import { LogMroContactInput } from '@assay/schema/mro/mro-review';
import { isViolation, laterKinds, mroContactKinds } from '@assay/schema/mro/mro-words';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { MomentField } from '../../components/form/MomentField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import type { TestInReview } from './mro-record.ts';
import { LogMroContactDocument } from './mro-review.generated.ts';

const labels = { kind: 'What was done', at: 'When', phone: 'Number', note: 'Note for MRO staff' };

/** What can be noted now: what comes after a violation only behind one. */
function kindsFor({ determinations }: TestInReview) {
  const [holds] = determinations;
  const isViolated = holds !== undefined && isViolation(holds.result);
  return keysOf(mroContactKinds)
    .filter((kind) => isViolated || !laterKinds.includes(kind))
    .map((value) => ({ value, label: mroContactKinds[value] }));
}

/** Notes an attempt to reach the donor, or what came of it. */
export function LogContactDialog({ test, ...dialog }: OpenedDialog & { test: TestInReview }) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <RecordDialog
      {...dialog}
      title="Log contact"
      size="md"
      action="Log contact"
      description="Only MRO staff see the contact log. Tell the DER to ask the donor to call, and nothing of the result (49 CFR 40.131(c))."
      contract={LogMroContactInput}
      labels={labels}
      values={() => ({ at: now, phone: test.donor.phone ?? '' })}
      send={async (input) =>
        (await sendMutation(LogMroContactDocument, { id: test.id, input })).logMroContact
      }
      done="Noted in the contact log."
    >
      {({ control }) => (
        <>
          <SelectField control={control} name="kind" options={kindsFor(test)} />
          <MomentField control={control} name="at" max={now} />
          <PhoneField control={control} name="phone" />
          <TextAreaField control={control} name="note" />
        </>
      )}
    </RecordDialog>
  );
}
