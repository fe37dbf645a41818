import { Button, Dialog, Popover, Tooltip } from '@studio/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Arrow, Content, Title } from './ActionDetailsPart.styles.ts';
import type { ActionBarAction, ActionBarDetails, RunnableAction } from './types.ts';

export interface ActionBarButtonProps
  extends Pick<ActionDetailsPartProps, 'action' | 'isHidden' | 'isAsked' | 'onClose'> {
  /** Text for a disabled action that has no reason. */
  readonly unavailableText: string;
}

/** One action that has room. */
export function ActionBarButton({ unavailableText, ...rest }: ActionBarButtonProps): ReactElement {
  const { label, variant, icon, subText, note, isPending, details, onRun } = rest.action;
  const disabledReason = whyDisabled(rest.action, unavailableText);
  const button = (
    <Button
      variant={variant}
      startIcon={icon}
      subText={subText}
      isPending={isPending}
      disabledReason={disabledReason}
      onClick={onRun}
    >
      {label}
    </Button>
  );
  return (
    <>
      {note && !disabledReason ? <Tooltip content={note}>{button}</Tooltip> : button}
      {details && (
        <ActionDetailsPart
          {...rest}
          details={details}
          disabledReason={whyNoDetails(rest.action, unavailableText)}
        />
      )}
    </>
  );
}

/** Why an action does nothing now; undefined when it can be run. */
export function whyDisabled(action: ActionBarAction, unavailableText: string): string | undefined {
  return action.disabledReason || (action.isDisabled ? unavailableText : undefined);
}

/** Why the details of an action cannot be opened now; undefined when they can. */
export function whyNoDetails(action: RunnableAction, unavailableText: string): string | undefined {
  const { details, isPending } = action;
  const reason = whyDisabled(action, unavailableText);
  return (details?.isDisabled ?? (isPending || reason !== undefined))
    ? (reason ?? unavailableText)
    : undefined;
}

interface ActionDetailsPartProps {
  readonly action: RunnableAction;
  readonly details: ActionBarDetails;
  /** Why they cannot be opened now. */
  readonly disabledReason: string | undefined;
  /** The action is in the menu: there is no arrow. */
  readonly isHidden: boolean;
  /** It was opened from the menu. */
  readonly isAsked: boolean;
  /** The content opened from the menu was closed. */
  readonly onClose: () => void;
}

/**
 * What there is to see about an action: under an arrow beside its button, or, opened from the menu, in a dialog. What is
 * in them is not pressed by accident: they take the focus themselves.
 */
function ActionDetailsPart(props: ActionDetailsPartProps): ReactElement {
  const { action, details, disabledReason, isHidden, isAsked, onClose } = props;
  const { label, title = label, content, width } = details;
  const dialogRef = useRef<HTMLDivElement>(null);
  const shown = <DetailsContent content={content} />;
  return (
    <>
      {!isHidden && (
        <DetailsArrow {...{ label, title, width, disabledReason }} variant={action.variant}>
          {shown}
        </DetailsArrow>
      )}
      <Dialog
        title={title}
        isOpen={isAsked}
        onOpenChange={onClose}
        ref={dialogRef}
        initialFocusRef={dialogRef}
      >
        {shown}
      </Dialog>
    </>
  );
}

/** A function is asked only where what it gives is shown. */
function DetailsContent({ content }: Pick<ActionBarDetails, 'content'>): ReactElement {
  return <>{typeof content === 'function' ? content() : content}</>;
}

interface DetailsArrowProps extends Pick<RunnableAction, 'variant'> {
  readonly label: string;
  readonly title: string;
  /** Of the popover, in pixels. */
  readonly width: number | undefined;
  /** Why it cannot be opened now. */
  readonly disabledReason: string | undefined;
  readonly children: ReactNode;
}

/** The arrow beside an action's button, and what it opens. */
function DetailsArrow(props: DetailsArrowProps): ReactElement {
  const { label, title, width = 480, variant = 'secondary', disabledReason, children } = props;
  const [isOpen, setOpen] = useState(false);
  const arrowRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  /** What was opened from the action's button gives the focus back to it. */
  const handBack = () => {
    opener.current?.focus();
    opener.current = null;
  };

  useEffect(() => {
    const place = arrowRef.current?.parentElement;
    const open = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || event.target !== buttonOf(arrowRef.current)) return;
      event.preventDefault();
      arrowRef.current?.click();
    };
    place?.addEventListener('keydown', open);
    return () => place?.removeEventListener('keydown', open);
  }, []);

  return (
    <Popover
      label={title}
      align="end"
      width={width}
      data-part="details-panel"
      ref={panelRef}
      initialFocusRef={panelRef}
      isOpen={isOpen}
      onOpenChange={(next) => {
        const button = buttonOf(arrowRef.current);
        if (next) opener.current = button === document.activeElement ? button : null;
        setOpen(next);
      }}
      trigger={
        <Arrow
          ref={arrowRef}
          data-part="details"
          variant={variant}
          label={label}
          icon={<ChevronDown size={16} />}
          isTooltipDisabled={isOpen}
          disabledReason={isOpen ? undefined : disabledReason}
          onFocus={handBack}
        />
      }
    >
      <Title>{title}</Title>
      <Content>{children}</Content>
    </Popover>
  );
}

/** The button of the action that an arrow belongs to: the first of its place. */
function buttonOf(arrow: HTMLElement | null): HTMLElement | null {
  return arrow?.parentElement?.querySelector('button') ?? null;
}
