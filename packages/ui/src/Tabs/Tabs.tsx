import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { nextIndex } from '../internal/nextIndex.ts';
import { useControlled } from '../internal/useControlled.ts';
import { TabBadge } from '../TabBar/TabBar.styles.ts';
import { TabsList, TabsPanel, TabsTab } from './Tabs.styles.ts';

/** One tab and its panel. */
export interface TabsTabItem {
  /** Unique among its tabs. */
  id: string;
  label: string;
  /** The panel; in the document only while it is the active one. */
  content: ReactNode;
  /** A count or a short mark after the label. */
  badge?: ReactNode | undefined;
  /**
   * @default false
   */
  isDisabled?: boolean | undefined;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the tabs are of: the accessible name of the list. */
  label: string;
  tabs: readonly TabsTabItem[];
  /** The id of the active tab, when the caller holds it. While no tab has it, the first that is not disabled is shown. */
  activeId?: string | undefined;
  /**
   * The id of the tab to start with, when the tabs hold it.
   * @default the first that is not disabled
   */
  defaultActiveId?: string | undefined;
  /** Another tab was chosen, by pointer or by the arrow keys. */
  onActiveIdChange?: ((id: string) => void) | undefined;
}

/** Panels in one place of the page, one at a time. What has an address of its own is `TabBar`. */
export function Tabs({
  label,
  tabs,
  activeId: givenId,
  defaultActiveId,
  onActiveIdChange,
  ...rest
}: TabsProps) {
  const first = tabs.find((item) => !item.isDisabled);
  const [heldId, setActiveId] = useControlled(givenId, defaultActiveId ?? first?.id ?? '', onActiveIdChange);
  const baseId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const active = tabs.find((item) => item.id === heldId) ?? first;
  const activeId = active?.id;
  const tabId = (id: string) => `${baseId}-tab-${id}`;
  const panelId = (id: string) => `${baseId}-panel-${id}`;

  // A tab that is gone takes the focus with it: the one that is shown now gets it.
  useLayoutEffect(() => {
    const list = listRef.current;
    if (!hasFocus.current || !list || list.contains(document.activeElement)) return;
    list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  });

  const handleKeyDown = (event: KeyboardEvent) => {
    const reachable = tabs.filter((item) => !item.isDisabled);
    const isRtl = listRef.current !== null && getComputedStyle(listRef.current).direction === 'rtl';
    const index = reachable.findIndex((item) => item.id === activeId);
    const target = reachable[nextIndex(event.key, index, reachable.length, isRtl) ?? -1];
    if (!target) return;
    event.preventDefault();
    document.getElementById(tabId(target.id))?.focus();
    setActiveId(target.id);
  };

  return (
    <div data-part="tabs" {...rest}>
      <TabsList
        ref={listRef}
        data-part="list"
        role="tablist"
        aria-label={label}
        onKeyDown={handleKeyDown}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}
      >
        {tabs.map(({ id, label: text, badge, isDisabled = false }) => (
          <TabsTab
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            data-part="tab"
            aria-selected={id === activeId}
            aria-controls={id === activeId ? panelId(id) : undefined}
            aria-disabled={isDisabled || undefined}
            tabIndex={id === activeId ? 0 : -1}
            onClick={() => {
              if (!isDisabled && id !== activeId) setActiveId(id);
            }}
          >
            {text}
            {badge !== undefined && <TabBadge data-part="badge">{badge}</TabBadge>}
          </TabsTab>
        ))}
      </TabsList>
      {active && (
        <TabsPanel
          role="tabpanel"
          id={panelId(active.id)}
          data-part="panel"
          aria-labelledby={tabId(active.id)}
          tabIndex={0}
        >
          {active.content}
        </TabsPanel>
      )}
    </div>
  );
}
