import { formatUsDate } from '../../components/form/us-date.ts';
import { Detail } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { DrugPartsFragment } from './drug.generated.ts';
import { drugLabels as labels } from './drug-words.ts';

const fields = ['urineCol', 'oralFluidCol', 'hairCol'] as const;

/** All cutoffs of a drug by the day from which they hold, newest first. */
export function CutoffHistory({ cutoffs }: Pick<DrugPartsFragment, 'cutoffs'>) {
  if (cutoffs.length === 0) return null;
  return (
    <Section
      title="Cutoffs by Day"
      hint="Each line holds until the next one. Those of days that have passed stay."
    >
      {cutoffs.map((each) => (
        <Detail key={each.validFrom} label={`From ${formatUsDate(each.validFrom)}`} wide>
          {fields
            .flatMap((field) => (each[field] === null ? [] : `${labels[field]} ${each[field]}`))
            .join(' · ')}
        </Detail>
      ))}
    </Section>
  );
}
