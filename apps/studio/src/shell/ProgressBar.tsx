import { LoadingBar } from '@studio/ui';
import { useSnapshot } from 'valtio';
import { progress } from '../services/progress.ts';

/** The loading bar of the whole application. */
export function ProgressBar() {
  const { status, text, detail, share } = useSnapshot(progress);
  return (
    <LoadingBar status={status} text={text} detail={detail ?? undefined} progress={share ?? undefined} />
  );
}
