import { Button } from '@studio/ui';
import { useLabels, useMergedRefs } from '@studio/ui/internal';
import {
  type ComponentPropsWithRef,
  type ReactElement,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../shared/latest/useLatest.ts';
import { useMeasuredRows } from '../shared/measuredRows/useMeasuredRows.ts';
import { defaultLabels, type MergeTableLabels } from './labels.ts';
import { Head, Progress, Root, Rows } from './MergeTable.styles.ts';
import { MergeTableRow } from './MergeTableRow.tsx';
import { chooseSide, countUndecided, isDecided, nextUndecided } from './model/choices.ts';
import type { MergeChoice, MergeChoices, MergeCollision } from './types.ts';

const rowHeight = 124;

export interface MergeTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In the order of the screen. */
  collisions: readonly MergeCollision[];
  /** What was decided so far; nothing is at first. */
  choices: MergeChoices;
  /** Asked to note a choice, with all of them. */
  onChoicesChange?: ((choices: MergeChoices) => void) | undefined;
  /** Who made the other version, such as 'Priya Nair'. */
  theirName: string;
  labels?: Partial<MergeTableLabels> | undefined;
}

/**
 * What two people changed against each other. Each collision is settled by itself, for one of the sides or, where the
 * host allows it, with another text; none is settled at first. Of more than 60 only those in sight are drawn.
 */
export function MergeTable(props: MergeTableProps): ReactElement {
  const { collisions, choices, onChoicesChange, theirName, labels, ref, ...rest } = props;
  const texts = useLabels('MergeTable', defaultLabels, labels);
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(rootRef, ref);
  const [focusedId, setFocusedId] = useState<string>();
  const [wanted, setWanted] = useState<{ readonly id: string }>();
  const ids = useMemo(() => collisions.map(({ id }) => id), [collisions]);
  const { bodyRef, height, rows } = useMeasuredRows({
    ids,
    estimate: useCallback(() => rowHeight, []),
    scrollElement: undefined,
    pinnedId: wanted?.id ?? focusedId,
  });
  const { choose, toggle, expanded, ownTextOf } = useMergeState({ choices, onChoicesChange });
  const undecided = countUndecided(collisions, choices);
  const progress = texts.progress(undecided, collisions.length);

  useLayoutEffect(() => {
    if (!wanted) return;
    const row = rootRef.current?.querySelector(`[data-id="${CSS.escape(wanted.id)}"]`);
    row?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
  }, [wanted]);

  const goOn = () => {
    const id = nextUndecided(collisions, choices, focusedId);
    if (id !== undefined) setWanted({ id });
  };
  return (
    <Root data-part="merge-table" {...rest} ref={mergedRef}>
      <Head data-part="head">
        <Progress role="status" data-part="progress">
          {progress}
        </Progress>
        <Button
          size="sm"
          variant="ghost"
          disabledReason={undecided === 0 ? progress : undefined}
          onClick={goOn}
        >
          {texts.next}
        </Button>
        <Button size="sm" onClick={() => onChoicesChange?.(chooseSide(collisions, choices, 'theirs'))}>
          {texts.allTheirs}
        </Button>
        <Button size="sm" onClick={() => onChoicesChange?.(chooseSide(collisions, choices, 'mine'))}>
          {texts.allMine}
        </Button>
      </Head>
      <Rows
        ref={bodyRef}
        aria-label={texts.list}
        data-part="collisions"
        style={{ height }}
        onFocus={({ target }) => {
          setFocusedId(target.closest<HTMLElement>('[data-part="collision"]')?.dataset['id']);
          setWanted(undefined);
        }}
      >
        {rows.map(({ index, top }) => {
          const collision = collisions[index];
          if (!collision) return null;
          const { id } = collision;
          return (
            <MergeTableRow
              key={id}
              {...{ collision, index, top, theirName, texts }}
              count={collisions.length}
              choice={isDecided(choices, id) ? choices[id] : undefined}
              ownText={ownTextOf(collision)}
              isExpanded={expanded.has(id)}
              onChoose={choose}
              onToggle={toggle}
            />
          );
        })}
      </Rows>
    </Root>
  );
}

interface MergeStateOptions {
  readonly choices: MergeChoices;
  readonly onChoicesChange: ((choices: MergeChoices) => void) | undefined;
}

/** The choices, and the texts that were written and then not chosen: they are there again when one comes back to them. */
function useMergeState({ choices, onChoicesChange }: MergeStateOptions) {
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
