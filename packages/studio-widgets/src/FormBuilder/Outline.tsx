import { SearchField } from '@studio/ui';
import { useMergedRefs } from '@studio/ui/internal';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFixedRows } from '../shared/fixedRows/useFixedRows.ts';
import type { FormBuilderLabels } from './labels.ts';
import { findParts } from './model/findParts.ts';
import { OutlineHead, OutlineRow, OutlineScroll } from './Outline.styles.ts';
import type { FormPartBase, PartLook } from './types.ts';

const rowHeight = 28;

interface OutlineProps<Part extends FormPartBase> {
  readonly parts: readonly Part[];
  readonly selectedKeys: ReadonlySet<string>;
  readonly labels: FormBuilderLabels;
  readonly lookOf: (part: Part) => PartLook;
  readonly nameOf: (part: Part) => string;
  /** Shows a part on the canvas, selects it and moves the focus there. */
  readonly onReveal: (key: string) => void;
}

/** Sections and fields by their names; each leads to its place. Typed text leaves those that it is found in. */
export function Outline<Part extends FormPartBase>(props: OutlineProps<Part>) {
  const { parts, selectedKeys, labels, lookOf, nameOf, onReveal } = props;
  const [text, setText] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const treeRef = useRef<HTMLDivElement>(null);
  const isFocusWanted = useRef(false);
  const shown = useMemo(() => {
    if (text.trim() === '') return parts;
    const byKey = new Map(parts.map((part) => [part.key, part]));
    return findParts(parts, text, lookOf).flatMap((key) => byKey.get(key) ?? []);
  }, [parts, text, lookOf]);
  const active = Math.min(activeIndex, shown.length - 1);
  const { scrollRef, bodyRef, height, indexes } = useFixedRows({
    count: shown.length,
    rowHeight,
    pinnedIndex: active,
  });
  const treeRefs = useMergedRefs<HTMLDivElement>(bodyRef, treeRef);
  const fields = parts.filter(({ isHead }) => !isHead).length;

  const go = (index: number) => {
    const to = Math.max(0, Math.min(shown.length - 1, index));
    isFocusWanted.current = true;
    setActiveIndex(to);
  };
  // The row may not have been drawn before.
  useLayoutEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    treeRef.current?.querySelector<HTMLElement>(`[data-row="${active}"]`)?.focus();
  }, [active]);
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: shown.length - 1,
    };
    const to = moves[event.key];
    const key = shown[active]?.key;
    if (to !== undefined) go(to);
    else if ((event.key === 'Enter' || event.key === ' ') && key !== undefined) onReveal(key);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <OutlineHead>
        <div>
          <span>{labels.outline}</span>
          <small>{text.trim() === '' ? labels.fieldCount(fields) : labels.foundCount(shown.length)}</small>
        </div>
        <SearchField
          label={labels.find}
          value={text}
          onValueChange={(next) => {
            setText(next);
            setActiveIndex(0);
          }}
        />
      </OutlineHead>
      <OutlineScroll ref={scrollRef}>
        {shown.length === 0 && text.trim() !== '' ? (
          <OutlineHead as="p">{labels.notFound}</OutlineHead>
        ) : (
          <div
            ref={treeRefs}
            role="tree"
            data-part="outline"
            aria-label={labels.outline}
            style={{ position: 'relative', height }}
            onKeyDown={onKeyDown}
          >
            {indexes.map((index) => {
              const part = shown[index];
              if (part === undefined) return null;
              return (
                <OutlineRow
                  key={part.key}
                  role="treeitem"
                  data-row={index}
                  aria-level={part.isHead ? 1 : 2}
                  aria-selected={selectedKeys.has(part.key)}
                  tabIndex={index === active ? 0 : -1}
                  style={{ insetBlockStart: index * rowHeight }}
                  onClick={() => {
                    setActiveIndex(index);
                    onReveal(part.key);
                  }}
                >
                  <span>{nameOf(part)}</span>
                  {lookOf(part).problem !== undefined && <TriangleAlert size={14} aria-hidden="true" />}
                </OutlineRow>
              );
            })}
          </div>
        )}
      </OutlineScroll>
    </>
  );
}
