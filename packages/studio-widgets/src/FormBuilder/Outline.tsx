import { Button, SearchField } from '@studio/ui';
import { useMergedRefs } from '@studio/ui/internal';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFixedRows } from '../shared/fixedRows/useFixedRows.ts';
import type { FormBuilderLabels } from './labels.ts';
import { findParts, nextPart } from './model/findParts.ts';
import { unfolded } from './model/lines.ts';
import { OutlineHead, OutlineProblem, OutlineScroll, OutlineTree } from './Outline.styles.ts';
import type { FormPartBase, FormPartLook } from './types.ts';

const rowHeight = 28;
const noneFolded: ReadonlySet<string> = new Set();

export interface OutlineProps<Part extends FormPartBase> {
  readonly parts: readonly Part[];
  readonly selectedKeys: ReadonlySet<string>;
  readonly labels: FormBuilderLabels;
  readonly lookOf: (part: Part) => FormPartLook;
  readonly nameOf: (part: Part) => string;
  readonly iconOf: (part: Part) => ReactNode;
  /** Shows a part on the canvas, selects it and moves the focus there. */
  readonly onReveal: (key: string) => void;
}

/**
 * Sections and fields by their names, with what the form cannot show of them; each leads to its place. Typed text leaves those that it is found in, of
 * folded sections, too.
 */
export function Outline<Part extends FormPartBase>(props: OutlineProps<Part>) {
  const { parts, selectedKeys, labels, lookOf, nameOf, iconOf, onReveal } = props;
  const [text, setText] = useState('');
  const [activeIndex, setActiveIndex] = useState(0);
  const [folded, setFolded] = useState(noneFolded);
  const treeRef = useRef<HTMLDivElement>(null);
  const isFocusWanted = useRef(false);
  const shown = useMemo(() => {
    if (text.trim() === '') return unfolded(parts, folded);
    const byKey = new Map(parts.map((part) => [part.key, part]));
    return findParts(parts, text, lookOf).flatMap((key) => byKey.get(key) ?? []);
  }, [parts, text, lookOf, folded]);
  const active = Math.min(activeIndex, shown.length - 1);
  const { scrollRef, bodyRef, height, indexes } = useFixedRows({
    count: shown.length,
    rowHeight,
    pinnedIndex: active,
  });
  const treeRefs = useMergedRefs<HTMLDivElement>(bodyRef, treeRef);
  const fields = parts.filter(({ isHead }) => !isHead).length;

  /** Whether a row is a section that is folded; undefined for what cannot be. */
  const isFoldedAt = (index: number): boolean | undefined => {
    const part = shown[index];
    if (!part?.isHead || text.trim() !== '') return undefined;
    const isFolded = folded.has(part.key);
    return isFolded || shown[index + 1]?.isHead === false ? isFolded : undefined;
  };
  const fold = (key: string, isFolded: boolean) => {
    const others = [...folded].filter((each) => each !== key);
    setFolded(new Set(isFolded ? [...others, key] : others));
  };
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
  const onClick = ({ target }: MouseEvent) => {
    const index = rowOf(target);
    const key = shown[index]?.key;
    if (key === undefined) return;
    setActiveIndex(index);
    const isFolded = isFoldedAt(index);
    const isOnFold = target instanceof Element && target.closest('[data-part=fold]') !== null;
    if (isOnFold && isFolded !== undefined) fold(key, !isFolded);
    else onReveal(key);
  };
  /** The arrows along a line: into a section and out of it, which opens and folds it. */
  const goAcross = (isInto: boolean) => {
    const part = shown[active];
    const isFolded = isFoldedAt(active);
    if (part === undefined || text.trim() !== '') return;
    if (isFolded === isInto) fold(part.key, !isInto);
    else if (isInto && isFolded !== undefined) go(active + 1);
    else if (!isInto && !part.isHead) go(shown.findLastIndex(({ isHead }, at) => isHead && at < active));
  };
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
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      goAcross((event.key === 'ArrowRight') !== isRtl);
    } else if ((event.key === 'Enter' || event.key === ' ') && key !== undefined) onReveal(key);
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
          placeholder={labels.find}
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
          <OutlineTree
            ref={treeRefs}
            role="tree"
            data-part="outline"
            aria-label={labels.outline}
            style={{ height }}
            {...{ onClick, onKeyDown }}
            // Wherever the focus came from.
            onFocus={({ target }) => setActiveIndex(rowOf(target))}
          >
            {indexes.map((index) => {
              const part = shown[index];
              if (part === undefined) return null;
              return (
                <OutlineRow
                  key={part.key}
                  isHead={part.isHead}
                  index={index}
                  isSelected={selectedKeys.has(part.key)}
                  isTabStop={index === active}
                  isFolded={isFoldedAt(index)}
                  icon={iconOf(part)}
                  name={nameOf(part)}
                  look={lookOf(part)}
                />
              );
            })}
          </OutlineTree>
        )}
      </OutlineScroll>
      <NextProblem {...{ parts, selectedKeys, labels, lookOf, nameOf, onReveal }} />
    </>
  );
}

/** The index of the row that an element is in; -1 for none. */
function rowOf(target: EventTarget): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return Number(row?.dataset['row'] ?? -1);
}

interface OutlineRowProps {
  readonly isHead: boolean;
  readonly index: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  /** Undefined where there is nothing to fold. */
  readonly isFolded: boolean | undefined;
  readonly icon: ReactNode;
  readonly name: string;
  readonly look: FormPartLook;
}

/** A part by its name. It is drawn again when something of it changes, and not for other rows. */
const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { isHead, index, isSelected, isTabStop, isFolded, icon, name, look } = props;
  const Fold = isFolded ? ChevronRight : ChevronDown;
  return (
    <div
      role="treeitem"
      data-row={index}
      aria-level={isHead ? 1 : 2}
      aria-selected={isSelected}
      aria-expanded={isFolded === undefined ? undefined : !isFolded}
      tabIndex={isTabStop ? 0 : -1}
      style={{ insetBlockStart: index * rowHeight }}
    >
      {isFolded === undefined ? icon : <Fold data-part="fold" size={16} aria-hidden="true" />}
      <span>{name}</span>
      <PartMarks look={look} />
    </div>
  );
});

function PartMarks({ look: { marks = [], problem } }: { readonly look: FormPartLook }) {
  const icons = marks.filter(({ icon }) => icon !== undefined);
  if (icons.length === 0 && problem === undefined) return null;
  return (
    <span data-part="marks">
      {icons.map(({ label, icon }) => (
        <span key={label} role="img" aria-label={label} title={label}>
          {icon}
        </span>
      ))}
      {problem !== undefined && (
        <TriangleAlert data-part="problem" size={14} role="img" aria-label={problem} />
      )}
    </span>
  );
}

type NextProblemProps<Part extends FormPartBase> = Omit<OutlineProps<Part>, 'iconOf'>;

/** Says what is wrong with the selected part, or with the next one that something is wrong with, and leads there. */
function NextProblem<Part extends FormPartBase>(props: NextProblemProps<Part>) {
  const { parts, selectedKeys, labels, lookOf, nameOf, onReveal } = props;
  const faulty = useMemo(() => parts.filter((part) => lookOf(part).problem !== undefined), [parts, lookOf]);
  const shown = faulty.find(({ key }) => selectedKeys.has(key)) ?? faulty[0];
  if (shown === undefined) return null;
  const isSelected = selectedKeys.has(shown.key);
  const next = isSelected ? nextPart(faulty, shown.key, () => true) : shown;
  return (
    <OutlineProblem data-part="next-problem">
      <TriangleAlert size={16} aria-hidden="true" />
      <p>
        <strong>{nameOf(shown)}</strong> {lookOf(shown).problem}
      </p>
      <Button size="sm" isDisabled={next === shown && isSelected} onClick={() => next && onReveal(next.key)}>
        {labels.nextProblem}
      </Button>
      <small>{labels.problemCount(faulty.length)}</small>
    </OutlineProblem>
  );
}
