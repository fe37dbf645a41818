import {
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  type UIEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Spinner } from '../../Spinner/index.ts';
import { mergeRefs } from '../mergeProps.ts';
import { MultiOptionLayer, OptionLayer } from '../optionList.styles.ts';
import { useAnchoredLayer } from '../useAnchoredLayer.ts';
import { coversRows, firstRows, offsetFor, rowsAround } from './firstRows.ts';
import { OptionRow, type OptionRowProps, renderOption } from './OptionRow.tsx';
import { OptionTooltip } from './OptionTooltip.tsx';
import { optionEvents } from './optionEvents.ts';
import { showOption } from './showOption.ts';
import {
  isCreateEntry,
  isEntryDisabled,
  keyOf,
  labelOf,
  longLabel,
  optionValue,
  type PickerEntry,
  rowHeight,
  windowFrom,
} from './types.ts';

export interface OptionPopupProps<T extends string>
  extends Omit<OptionListProps<T>, 'onScroll' | 'firstIndex'> {
  anchorRef: RefObject<HTMLElement | null>;
  /** The popup, for what has to know whether an event is inside. */
  ref: Ref<HTMLElement> | undefined;
  /** The list that scrolls. */
  listRef: RefObject<HTMLElement | null>;
  isLoading: boolean;
  loadingText: string;
  emptyText: string;
  /** Below the list of a MultiSelect: actions on all of it, a limit. */
  footer?: ReactNode;
}

/** The open list of a picker, in the top layer. Drawn only while it is open. */
export function OptionPopup<T extends string>(props: OptionPopupProps<T>) {
  const { anchorRef, ref, listRef, query, isLoading, loadingText, emptyText, footer, data, ...list } = props;
  const layerRef = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  const shownQuery = useRef(query);
  const highlighted = data.items[data.highlightedIndex];
  const [openedAt] = useState(data.highlightedIndex);
  const firstIndex = query === undefined ? openedAt : -1;
  useAnchoredLayer({ anchorRef, layerRef, isOpen: true, isAnchorWide: true });

  useLayoutEffect(() => {
    listRef.current = layerRef.current?.querySelector<HTMLElement>('[data-part="list"]') ?? null;
  });

  useLayoutEffect(() => {
    if (shownQuery.current === query) return;
    shownQuery.current = query;
    if (isScrolled.current && listRef.current) listRef.current.scrollTop = 0;
  }, [query, listRef]);

  const showFirst = useEffectEvent(() => {
    const list = listRef.current;
    if (!list || openedAt <= 0) return;
    if (!('windowed' in list.dataset)) return showOption(list, openedAt);
    list.scrollTop = offsetFor(openedAt, data.items.length);
    isScrolled.current = true;
  });

  useLayoutEffect(() => {
    showFirst();
  }, []);

  const hasItems = data.items.length > 0;
  const Layer = footer === undefined ? OptionLayer : MultiOptionLayer;
  return (
    <Layer
      ref={mergeRefs(layerRef, ref)}
      popover="manual"
      data-part="popup"
      onMouseDown={(event) => event.preventDefault()}
    >
      <OptionList
        {...list}
        data={data}
        query={query}
        firstIndex={firstIndex}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0;
        }}
      />
      {isLoading && (
        <div data-part="note">
          <Spinner label={loadingText} /> {loadingText}
        </div>
      )}
      {!isLoading && !hasItems && (
        <div data-part="note" role="status">
          {emptyText}
        </div>
      )}
      {footer}
      {highlighted !== undefined && labelOf(highlighted).length > longLabel && (
        <OptionTooltip
          key={`${data.highlightedIndex} ${labelOf(highlighted)}`}
          anchorId={`${data.id}-option-${data.highlightedIndex}`}
          text={labelOf(highlighted)}
          side="end"
        />
      )}
    </Layer>
  );
}

interface OptionListProps<T extends string> {
  data: OptionListData<T>;
  /** What was typed; undefined until then. Another text shows the list from its top. */
  query: string | undefined;
  /** What the list element takes over: role, id, label, handlers. */
  listProps: HTMLAttributes<HTMLDivElement>;
  /** The pointer is over another option that can be chosen. */
  onHighlight: (index: number) => void;
  /** An option that can be chosen was pressed. */
  onChoose: (index: number) => void;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
  /** The option that is in sight at first. */
  firstIndex: number;
}

/** The options of an open list: all of them, or those in sight when there are many. Events are handled by the list. */
function OptionList<T extends string>({
  data,
  query,
  listProps,
  onHighlight,
  onChoose,
  onScroll,
  firstIndex,
}: OptionListProps<T>) {
  const { items, highlightedIndex } = data;
  const shared = {
    ...listProps,
    tabIndex: -1,
    'data-part': 'list',
    onScroll,
    ...optionEvents({ highlightedIndex, onHighlight, onChoose }),
  };
  if (items.length <= windowFrom)
    return (
      <div {...shared}>
        {items.map((entry, index) => {
          const row = rowOf(data, index);
          return row && <OptionRow key={keyOf(entry)} {...row} />;
        })}
      </div>
    );

  return <LongOptionList listProps={shared} data={data} query={query} firstIndex={firstIndex} />;
}

interface LongOptionListProps<T extends string> {
  listProps: OptionListElementProps;
  data: OptionListData<T>;
  query: string | undefined;
  /** The option that is in sight at first. */
  firstIndex: number;
}

/** Many options, of which only those in sight are in the document: drawn in the scroll event, and so in the frame that shows them. */
function LongOptionList<T extends string>({ listProps, data, query, firstIndex }: LongOptionListProps<T>) {
  const [scrolled, setScrolled] = useState<{ query: string | undefined; start: number; end: number }>();
  const count = data.items.length;
  const drawn = scrolled !== undefined && scrolled.query === query ? scrolled : firstRows(firstIndex, count);

  const handleScroll = (event: UIEvent<HTMLDivElement>) => {
    const top = event.currentTarget.scrollTop;
    listProps.onScroll(event);
    if (!coversRows(drawn, top, count)) flushSync(() => setScrolled({ query, ...rowsAround(top, count) }));
  };

  // A list that has become shorter is drawn up to its end, which it will be scrolled to.
  const start = Math.max(0, Math.min(drawn.start, count - (drawn.end - drawn.start)));
  const end = Math.min(drawn.end, count);
  const rows: (ReactElement | null)[] = [];
  for (let index = start; index < end; index += 1) {
    const row = rowOf(data, index);
    rows.push(row && renderOption({ ...row, transform: `translateY(${index * rowHeight}px)` }));
  }
  return (
    <div {...listProps} data-windowed onScroll={handleScroll}>
      {rows}
      <div aria-hidden="true" style={{ height: count * rowHeight + 8 }} />
    </div>
  );
}

/** What the element of a list takes over. */
interface OptionListElementProps extends HTMLAttributes<HTMLDivElement> {
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
}

/** What a list draws. */
interface OptionListData<T extends string> {
  /** The id that those of the options begin with. */
  id: string;
  items: readonly PickerEntry<T>[];
  /** -1 for none. */
  highlightedIndex: number;
  /** The values that are chosen. */
  chosen: ReadonlySet<string>;
  /** No more may be chosen than are. */
  isFull: boolean;
}

/** What an option draws. */
function rowOf<T extends string>(data: OptionListData<T>, index: number): OptionRowProps | null {
  const { id, items, highlightedIndex, chosen, isFull } = data;
  const entry = items[index];
  if (entry === undefined) return null;
  const isCreate = isCreateEntry(entry);
  const isChosen = !isCreate && chosen.has(optionValue(entry));
  return {
    id: `${id}-option-${index}`,
    index,
    count: items.length,
    label: labelOf(entry),
    isHighlighted: index === highlightedIndex,
    isChosen,
    isDisabled: isEntryDisabled(entry) || (isFull && !isChosen),
    isCreate,
  };
}
