import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../../../../platform/state/whenIdle.ts';
import type { DataSetDraft } from '../draft/DataSetDraft.ts';
import { joinDependency } from '../outline/slots.ts';

const latestMs = 10_000;

/** Loads the labels of dependencies when the browser is idle: changes are described with them. */
export function useLearnedLabels(draft: Pick<DataSetDraft, 'dependencies' | 'criteria'>): void {
  const { isProductDependent, rows } = draft.dependencies;
  const complete = rows.filter(({ form, field }) => form !== '' && field !== '');
  const key = [...(isProductDependent ? ['product'] : []), ...complete.map(joinDependency)].join('\n');
  const learn = useEffectEvent(async (signal: AbortSignal) => {
    const { learnLabels } = await import('./learnLabels.ts');
    await learnLabels(draft, signal);
  });
  useEffect(() => {
    if (key === '') return undefined;
    const stop = new AbortController();
    const callOff = whenIdle(() => void learn(stop.signal).catch(() => undefined), latestMs);
    return () => {
      callOff();
      stop.abort();
    };
  }, [key]);
}
