import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Spinner } from '../../Spinner/index.ts';
import { mergeRefs } from '../mergeProps.ts';
import { OptionLayer } from '../optionList.styles.ts';
import { useAnchoredLayer } from '../useAnchoredLayer.ts';
import { offsetFor } from './firstRows.ts';
import { OptionList, type OptionListProps } from './OptionList.tsx';
import { OptionTooltip } from './OptionTooltip.tsx';
import { showOption } from './showOption.ts';
import { longLabel } from './types.ts';

export interface OptionPopupProps<T extends string>
  extends Omit<OptionListProps<T>, 'onScroll' | 'firstIndex'> {
  anchorRef: RefObject<HTMLElement | null>;
  /** The popup, for what has to know whether an event is inside. */
  ref: Ref<HTMLElement> | undefined;
  /** The list that scrolls. */
  listRef: RefObject<HTMLElement | null>;
  /** What was typed; undefined until then. Another text shows the list from its top. */
  query: string | undefined;
  isLoading: boolean;
  loadingText: string;
  emptyText: string;
  /** Below the list: actions on all of it, a limit. */
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
  return (
    <OptionLayer
      ref={mergeRefs(layerRef, ref)}
      popover="manual"
      data-part="popup"
      onMouseDown={(event) => event.preventDefault()}
    >
      <OptionList
        {...list}
        data={data}
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
      {highlighted && highlighted.label.length > longLabel && (
        <OptionTooltip
          key={`${data.highlightedIndex} ${highlighted.label}`}
          anchorId={`${data.id}-option-${data.highlightedIndex}`}
          text={highlighted.label}
          side="end"
        />
      )}
    </OptionLayer>
  );
}
