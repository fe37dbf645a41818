import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  AccordionButton,
  AccordionChevron,
  AccordionContent,
  AccordionHeading,
  AccordionMeta,
  AccordionReason,
  AccordionSection,
  AccordionTitle,
  AccordionWords,
} from './Accordion.styles.ts';

/** One section of an accordion. */
export interface AccordionSectionItem {
  /** Unique among its sections. */
  id: string;
  /** The text of its header. */
  title: ReactNode;
  /** What it opens. Drawn when it is opened first, and kept from then on. */
  content: ReactNode;
  /** Something at the end of its header, outside of the button: a count, a small button. */
  meta?: ReactNode | undefined;
  /**
   * Its header can be focused and does nothing.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Why it does nothing now; shown with a lock, and makes it disabled. */
  disabledReason?: string | undefined;
}

interface AccordionItemProps {
  item: AccordionSectionItem;
  isOpen: boolean;
  headingLevel: number;
  isEager: boolean;
  /** Its panel is a landmark of the page; many of them would drown the others. */
  isLandmark: boolean;
  onToggle: () => void;
}

/** Closed panels that are in the document can be found by the browser's search, which opens them. */
function useFindable(isOpen: boolean, isMounted: boolean, onFound: () => void) {
  const panelRef = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  useLayoutEffect(() => {
    const panel = panelRef.current;
    if (!panel || !isMounted || isOpen) return undefined;
    panel.setAttribute('hidden', 'until-found');
    panel.addEventListener('beforematch', found);
    return () => {
      panel.removeEventListener('beforematch', found);
      panel.removeAttribute('hidden');
    };
  }, [isOpen, isMounted]);

  return panelRef;
}

/** A header and its panel. */
export function AccordionItem({
  item,
  isOpen,
  headingLevel,
  isEager,
  isLandmark,
  onToggle,
}: AccordionItemProps) {
  const id = useId();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const isMounted = isOpen || wasOpen || isEager;
  const isDisabled = item.isDisabled || Boolean(item.disabledReason);
  const panelRef = useFindable(isOpen, isMounted, onToggle);

  return (
    <AccordionSection data-part="section" data-open={isOpen || undefined}>
      <AccordionHeading>
        <AccordionTitle role="heading" aria-level={headingLevel}>
          <AccordionButton
            type="button"
            id={`${id}-header`}
            data-part="header"
            data-item-id={item.id}
            aria-expanded={isOpen}
            aria-controls={`${id}-panel`}
            aria-disabled={isDisabled || undefined}
            aria-describedby={item.disabledReason ? `${id}-reason` : undefined}
            onClick={() => {
              if (!isDisabled) onToggle();
            }}
          >
            <AccordionChevron aria-hidden="true">
              <ChevronRight size={16} />
            </AccordionChevron>
            <AccordionWords>{item.title}</AccordionWords>
          </AccordionButton>
        </AccordionTitle>
        {item.disabledReason && (
          <AccordionReason id={`${id}-reason`} data-part="reason">
            <Lock size={14} aria-hidden="true" />
            {item.disabledReason}
          </AccordionReason>
        )}
        {item.meta !== undefined && item.meta !== null && (
          <AccordionMeta data-part="meta">{item.meta}</AccordionMeta>
        )}
      </AccordionHeading>
      <div
        ref={panelRef}
        id={`${id}-panel`}
        {...(isOpen && { role: isLandmark ? 'region' : 'group', 'aria-labelledby': `${id}-header` })}
        data-part="panel"
        hidden={!isOpen}
      >
        {isMounted && <AccordionContent>{item.content}</AccordionContent>}
      </div>
    </AccordionSection>
  );
}
