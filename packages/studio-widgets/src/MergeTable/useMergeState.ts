import { useCallback, useState } from 'react';
import { useLatest } from '../shared/latest/useLatest.ts';
import { isDecided } from './model/choices.ts';
import type { MergeChoice, MergeChoices, MergeCollision } from './types.ts';

interface MergeStateOptions {
  readonly choices: MergeChoices;
  readonly onChoicesChange: ((choices: MergeChoices) => void) | undefined;
}

/** The choices, and the texts that were written and then not chosen: they are there again when one comes back to them. */
export function useMergeState({ choices, onChoicesChange }: MergeStateOptions) {
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map());
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const latest = useLatest({ choices, onChoicesChange });

  const choose = useCallback(
    (id: string, choice: MergeChoice) => {
      if (typeof choice === 'object') setWritten((now) => new Map(now).set(id, choice.value));
      latest.current.onChoicesChange?.({ ...latest.current.choices, [id]: choice });
    },
    [latest],
  );
  const toggle = useCallback((id: string) => {
    setExpanded((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const ownTextOf = ({ id, mine, html }: MergeCollision) => {
    const choice = isDecided(choices, id) ? choices[id] : undefined;
    return typeof choice === 'object' ? choice.value : (written.get(id) ?? html?.mine ?? mine);
  };
  return { choose, toggle, expanded, ownTextOf };
}
