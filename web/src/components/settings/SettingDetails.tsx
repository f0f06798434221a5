import { Detail, DetailList } from '../page/DetailList.tsx';
import { Section } from '../page/Section.tsx';
import { OnOff } from './OnOff.tsx';
import type { SettingSection } from './setting-rows.ts';

interface SettingDetailsProps<R> {
  sections: readonly SettingSection<R>[];
  labels: Readonly<Record<string, string>>;
  settings: R;
}

/** A group of settings, read-only, section by section. */
export const SettingDetails = <R,>({ sections, labels, settings }: SettingDetailsProps<R>) => (
  <DetailList>
    {sections.map(({ title, hint, rows }) => (
      <Section key={title} title={title} hint={hint}>
        {rows.map(({ name, show, wide }) => (
          <Detail key={name} label={labels[name] ?? name} wide={wide ?? false}>
            {show ? show(settings) : <OnOff on={settings[name] === true} />}
          </Detail>
        ))}
      </Section>
    ))}
  </DetailList>
);
