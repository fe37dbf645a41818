import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { mergeProps } from '../internal/mergeProps.ts';
import { useControlled } from '../internal/useControlled.ts';
import { AccordionRoot } from './Accordion.styles.ts';
import { AccordionItem, type AccordionSectionItem } from './AccordionItem.tsx';
import { nextHeader, togglePanel } from './accordionState.ts';

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Its sections, from the top. */
  items: readonly AccordionSectionItem[];
  /** The ids of the open sections, when the caller holds them. */
  openIds?: readonly string[] | undefined;
  /**
   * The ids of those that are open at first.
   * @default none
   */
  defaultOpenIds?: readonly string[] | undefined;
  /** A section was opened or closed: the ids of all that are open now. */
  onOpenIdsChange?: ((openIds: readonly string[]) => void) | undefined;
  /**
   * Several may be open; otherwise opening one closes the other.
   * @default 'single'
   */
  selectionMode?: 'single' | 'multiple' | undefined;
  /**
   * The level of its headings in the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * When a panel is drawn: `lazy` when it is opened first, `eager` from the start, so that the browser's search finds
   * what is in it and opens it. A panel once drawn stays, and is found by the search either way.
   * @default 'lazy'
   */
  mounting?: 'lazy' | 'eager' | undefined;
}

const none: readonly string[] = [];

/** Sections under headings that open and close. */
export function Accordion({
  items,
  openIds: givenOpenIds,
  defaultOpenIds = none,
  onOpenIdsChange,
  selectionMode = 'single',
  headingLevel = 3,
  mounting = 'lazy',
  ...rest
}: AccordionProps) {
  const [openIds, setOpenIds] = useControlled(givenOpenIds, defaultOpenIds, onOpenIdsChange);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const headers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-part="header"]')].filter(
      (header) => header.closest('[data-accordion]') === event.currentTarget,
    );
    const index = headers.findIndex((header) =>
      header.contains(event.target instanceof Node ? event.target : null),
    );
    if (index < 0) return;
    const next = headers[nextHeader(event.key, index, headers.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <AccordionRoot
      data-part="accordion"
      data-accordion
      {...mergeProps({ ...rest }, { onKeyDown: handleKeyDown })}
    >
      {items.map((item) => (
        <AccordionItem
          key={item.id}
          item={item}
          isOpen={openIds.includes(item.id)}
          headingLevel={headingLevel}
          isEager={mounting === 'eager'}
          isLandmark={items.length <= 6}
          onToggle={() => setOpenIds(togglePanel(openIds, item.id, selectionMode === 'multiple'))}
        />
      ))}
    </AccordionRoot>
  );
}
