import { Text } from '@chakra-ui/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import {
  acknowledgmentTexts,
  acknowledgmentTypeWords,
} from '@assay/schema/acknowledgments/acknowledgment-words';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Detail } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { SignatureField } from '../../components/signature/SignatureField.tsx';
import { FileField } from '../../components/upload/FileField.tsx';
import { momentText } from '../../lib/moment-text.ts';
import type { AcknowledgmentValues } from './acknowledgment-form.ts';
import { AdmittedField } from './AdmittedField.tsx';
import { foundIn, type TestToSign } from './test-to-sign.ts';

interface AcknowledgmentFieldsProps {
  form: UseFormReturn<AcknowledgmentValues>;
  test: TestToSign;
}

const Words = ({ children }: { children: string }) => (
  <Text gridColumn="1 / -1" overflowWrap="anywhere">
    {children}
  </Text>
);

/** What the donor reads and signs (T s2): the sections hang on what is signed. */
export function AcknowledgmentFields({ form: { control }, test }: AcknowledgmentFieldsProps) {
  const type = useWatch({ control, name: 'type' });
  const { fullName } = test.donor;
  const found = foundIn(test);
  const types = (['ACKNOWLEDGMENT', 'BOTH'] as const).map((value) => ({
    value,
    label: acknowledgmentTypeWords[value],
    disabled: value === 'BOTH' && found.length === 0,
  }));
  const isSigned = type !== 'ADMISSION';
  return (
    <>
      {isSigned && (
        <Section title="Donor" hint="The donor reads this before signing.">
          <SelectField
            control={control}
            name="type"
            options={types}
            placeholder={null}
            {...(found.length === 0 && {
              hint: 'The report names no substance that could be admitted.',
            })}
          />
          <TextField control={control} name="causeNumber" />
          <Words>{acknowledgmentTexts.acknowledgment(fullName)}</Words>
          <Words>{acknowledgmentTexts.note}</Words>
          <Detail label="Specimen ID">{test.specimenId}</Detail>
          <Detail label="Collected">{test.collectedAt && momentText(test.collectedAt)}</Detail>
        </Section>
      )}
      {type !== 'ACKNOWLEDGMENT' && (
        <Section title="Drugs and Adulterants" hint="What was found, and when it was used.">
          <Words>{acknowledgmentTexts.admission(fullName)}</Words>
          <AdmittedField control={control} found={found} />
          <TextAreaField control={control} name="admissionComment" wide />
        </Section>
      )}
      {type === 'ACKNOWLEDGMENT' && (
        <Section title="Document" hint="One file, up to 10 MB, where there is one.">
          <FileField control={control} name="document" docType="OTHER" />
        </Section>
      )}
      {isSigned && (
        <Section title="Signatures" hint="With a finger, a pen, the mouse, or typed.">
          <SignatureField
            control={control}
            name="defendantSignature"
            signer="Defendant"
            signerName={fullName}
            required
          />
          <SignatureField
            control={control}
            name="supervisorSignature"
            signer="Supervisor"
            required
          />
        </Section>
      )}
      <Section title="Comment">
        {!isSigned && <TextField control={control} name="causeNumber" />}
        <TextAreaField control={control} name="comment" wide />
      </Section>
    </>
  );
}
