import { StatusBadge } from '../page/StatusBadge.tsx';
import { onOffText } from './setting-texts.ts';

/** A switch as it stands, where it cannot be changed. */
export const OnOff = ({ on }: { on: boolean }) => (
  <StatusBadge tone={on ? 'positive' : 'neutral'}>{onOffText(on)}</StatusBadge>
);
