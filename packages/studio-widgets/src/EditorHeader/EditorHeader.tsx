import { Badge } from '@studio/ui';
import { useLabels } from '@studio/ui/internal';
import {
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { renderAnchor } from '../link/renderAnchor.tsx';
import { BarTools, type BarToolsOffer } from '../shared/barTools/BarTools.ts';
import {
  Actions,
  Beside,
  Description,
  Marks,
  NameLine,
  Names,
  NameText,
  Root,
  Row,
  Title,
  Tools,
} from './EditorHeader.styles.ts';
import { EditorHeaderBack } from './EditorHeaderBack.tsx';
import { EditorHeaderText } from './EditorHeaderText.tsx';
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
