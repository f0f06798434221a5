import type { ComponentType, ReactNode } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type { Viewer } from '../../lib/viewer/viewer.ts';

/** What stands around a setting: the stored group that it belongs to, and who looks. */
export interface SettingScene<R> {
  settings: R;
  viewer: Viewer;
}

export interface SettingFieldProps<R> extends SettingScene<R> {
  control: Control<FieldValues>;
  name: string;
  hint?: string | undefined;
  disabled?: boolean;
}

/** One setting. Unless it says otherwise, it is on or off: a switch on the form, On or Off on the page. */
export interface SettingRow<R> {
  /** Its key. */
  name: keyof R & string;
  hint?: string | ((scene: SettingScene<R>) => string | undefined);
  Field?: ComponentType<SettingFieldProps<R>>;
  /** How it reads where it cannot be changed. */
  show?: (settings: R) => ReactNode;
  /** Whether something else decides it, by what the form holds now. */
  isFixed?: (values: FieldValues, scene: SettingScene<R>) => boolean;
  /** Takes the whole width of its section where it is read. */
  wide?: boolean;
}

/** Settings under one title; the page and the form have the same. */
export interface SettingSection<R> {
  title: string;
  hint?: ReactNode;
  rows: readonly SettingRow<R>[];
}
