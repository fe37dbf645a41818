import { deferPart, useDeferredPart } from '@studio/ui/internal';
import { useEffect } from 'react';
import { useShallowSnapshot } from '../../../platform/state/shallowProxy.ts';
import { loadParts } from '../loadParts.ts';
import type { FailuresDialogProps } from './FailuresDialog.tsx';
import { hideFailures, shownFailures } from './shownFailures.ts';

const failuresDialog = deferPart<FailuresDialogProps>(async () => (await loadParts()).FailuresDialog);

/** Shows over a screen which form templates an action left as they were. */
export function Failures() {
  const { shown } = useShallowSnapshot(shownFailures);
  const Dialog = useDeferredPart(failuresDialog, shown !== null);
  useEffect(() => hideFailures, []);
  return Dialog && <Dialog shown={shown} onClose={hideFailures} />;
}
