import { useNavigation } from 'react-router-dom';
import { RunningLine } from '../../components/progress/RunningLine.tsx';

/** Thin line at the top while the next page and its data are on their way. */
export function ProgressBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : (
    <RunningLine label="Loading the page" position="fixed" top="0" zIndex="tooltip" />
  );
}
