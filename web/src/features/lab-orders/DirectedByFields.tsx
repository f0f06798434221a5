import { useState } from 'react';
import { MomentField } from '../../components/form/MomentField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { OrderFormOf } from './order-form-values.ts';

/** Who at the employer directed a DOT test that is not random or before employment (49 CFR 40.355(g) to (k)). */
export function DirectedByFields({ control }: Pick<OrderFormOf, 'control'>) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <Section
      title="Directed By"
      hint="Who at the employer decided that this test is done. A service agent may not (49 CFR 40.355)."
    >
      <TextField control={control} name="directedBy.fullName" required />
      <TextField control={control} name="directedBy.title" required />
      <PhoneField control={control} name="directedBy.phone" required />
      <MomentField control={control} name="directedBy.at" max={now} required />
    </Section>
  );
}
