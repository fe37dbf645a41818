import { Badge, Tooltip } from '@studio/ui';
import { useLabels } from '@studio/ui/internal';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import {
  type CSSProperties,
  type ElementType,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { RenderLink } from '../link/RenderLink.ts';
import { renderAnchor } from '../link/renderAnchor.tsx';
import { BarTools, type BarToolsOffer } from '../shared/barTools/BarTools.ts';
import {
  Actions,
  Back,
  Beside,
  Description,
  MarkIcon,
  Marks,
  NameLine,
  Names,
  NameText,
  Root,
  Row,
  Title,
  Tools,
} from './EditorHeader.styles.ts';
import type { EditorHeaderMark, EditorHeaderProps } from './types.ts';

const english = { backLabel: 'Back' };

/** The head of an editor: the back link, what is edited, and what can be done with it. */
export function EditorHeader(props: EditorHeaderProps): ReactElement {
  const texts = useLabels('EditorHeader', english);
  const {
    backHref,
    onBack,
    backLabel,
    title,
    description,
    details = [],
    type,
    status,
    badges = [],
    beside,
    tools,
    actions,
    renderLink = renderAnchor,
    ...rest
  } = props;
  const hasMarks = Boolean(type || status || badges.length > 0);
  const hasTools = Boolean(tools);
  const ownTools = hasTools && <Tools data-part="tools">{tools}</Tools>;
  const [free, setFree] = useState(0);
  const { offer, isClaimed } = useBarTools(ownTools, setFree);
  const about = [...details, description].filter(Boolean).join(' · ');
  return (
    <Root data-part="editor-header" {...rest}>
      <Row data-part="row" data-with-marks={hasMarks || undefined} data-with-tools={hasTools || undefined}>
        {backHref !== undefined && (
          <EditorHeaderBack
            href={backHref}
            label={backLabel ?? texts.backLabel}
            onBack={onBack}
            renderLink={renderLink}
          />
        )}
        <Names data-part="names" style={{ '--editor-header-free': `${free}px` } as CSSProperties}>
          <NameText>
            <NameLine>
              <EditorHeaderText as={Title} part="title" text={title} />
              {hasMarks && (
                <Marks data-part="marks">
                  {type && <Badge data-part="type">{type}</Badge>}
                  {status && <Mark mark={status} part="status" />}
                  {badges.map((mark) => (
                    <Mark key={mark.label} mark={mark} part="badge" />
                  ))}
                </Marks>
              )}
            </NameLine>
            {about && <EditorHeaderText as={Description} part="description" text={about} />}
          </NameText>
          {beside && <Beside data-part="beside">{beside}</Beside>}
        </Names>
        <Actions data-part="actions">
          {!isClaimed && ownTools}
          <BarTools value={offer}>{actions}</BarTools>
        </Actions>
      </Row>
    </Root>
  );
}

function Mark({ mark, part }: { mark: EditorHeaderMark; part: string }): ReactElement {
  return (
    <Badge data-part={part} tone={mark.tone}>
      {mark.icon !== undefined && <MarkIcon aria-hidden>{mark.icon}</MarkIcon>}
      {mark.label}
    </Badge>
  );
}

/** Offers tools to the bar among the actions, and returns whether there is one that draws them. */
function useBarTools(
  tools: ReactNode,
  onFree: (free: number) => void,
): { offer: BarToolsOffer; isClaimed: boolean } {
  const claims = useRef(0);
  const [isClaimed, setClaimed] = useState(true);
  const claim = useCallback(() => {
    claims.current += 1;
    setClaimed(true);
    return () => {
      claims.current -= 1;
      setClaimed(claims.current > 0);
    };
  }, []);
  useLayoutEffect(() => setClaimed(claims.current > 0), []);
  return { offer: useMemo(() => ({ tools, claim, onFree }), [tools, claim, onFree]), isClaimed };
}

interface EditorHeaderBackProps {
  readonly href: string;
  readonly label: string;
  readonly onBack: EditorHeaderProps['onBack'];
  readonly renderLink: RenderLink;
}

/** The back link: a link that looks like a button. */
function EditorHeaderBack({ href, label, onBack, renderLink }: EditorHeaderBackProps): ReactElement {
  return (
    <Back>
      <Tooltip content={label} side="bottom" isDescription={false}>
        {renderLink(href, <ArrowLeft size={16} aria-hidden />, {
          'aria-label': label,
          'data-part': 'back',
          ...(onBack && { onClick: onBack }),
        })}
      </Tooltip>
    </Back>
  );
}

interface EditorHeaderTextProps {
  /** One of the header's styled lines. */
  readonly as: ElementType;
  readonly part: string;
  readonly text: string;
}

/** A line of the header. Where it is cut, a tooltip has the whole of it, for the pointer and for the keyboard. */
function EditorHeaderText({ as: Line, part, text }: EditorHeaderTextProps): ReactElement {
  const { isCut, cutRef } = useIsCut(text);
  return (
    <Tooltip content={text} side="bottom" isDescription={false} isDisabled={!isCut}>
      <Line ref={cutRef} data-part={part} {...(isCut && { tabIndex: 0 })}>
        <bdi>{text}</bdi>
      </Line>
    </Tooltip>
  );
}

/** Whether a line is longer than its room. Measured whenever the room or the text changes. */
function useIsCut(text: string): { isCut: boolean; cutRef: RefObject<HTMLElement | null> } {
  const cutRef = useRef<HTMLElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const line = cutRef.current;
    if (!line || text === '') return undefined;
    const measure = () => setCut(line.scrollWidth > line.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    return () => observer.disconnect();
  }, [text]);
  return { isCut, cutRef };
}
