import { Badge } from '@studio/ui';
import type { ReactElement } from 'react';
import { renderAnchor } from '../link/renderAnchor.tsx';
import { BarTools } from '../shared/barTools/BarTools.ts';
import {
  Actions,
  Description,
  Marks,
  NameLine,
  Names,
  Root,
  Row,
  Title,
  Tools,
} from './EditorHeader.styles.ts';
import { EditorHeaderBack } from './EditorHeaderBack.tsx';
import { EditorHeaderText } from './EditorHeaderText.tsx';
import type { EditorHeaderProps, HeaderMark } from './types.ts';
import { useBarTools } from './useBarTools.ts';

/** The head of an editor: the way back, what is edited, and what can be done with it. */
export function EditorHeader(props: EditorHeaderProps): ReactElement {
  const {
    backHref,
    onBack,
    backLabel = 'Back',
    title,
    description,
    details = [],
    type,
    status,
    badges = [],
    tools,
    actions,
    renderLink = renderAnchor,
    ...rest
  } = props;
  const hasMarks = Boolean(type || status || badges.length > 0);
  const hasTools = Boolean(tools);
  const ownTools = hasTools && <Tools data-part="tools">{tools}</Tools>;
  const { offer, isClaimed } = useBarTools(ownTools);
  const about = [...details, description].filter(Boolean).join(' · ');
  return (
    <Root data-part="editor-header" {...rest}>
      <Row data-part="row" data-with-tools={hasTools || undefined}>
        {backHref !== undefined && (
          <EditorHeaderBack href={backHref} label={backLabel} onBack={onBack} renderLink={renderLink} />
        )}
        <Names data-part="names">
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
        </Names>
        <Actions data-part="actions">
          {!isClaimed && ownTools}
          <BarTools value={offer}>{actions}</BarTools>
        </Actions>
      </Row>
    </Root>
  );
}

function Mark({ mark, part }: { mark: HeaderMark; part: string }): ReactElement {
  return (
    <Badge data-part={part} tone={mark.tone}>
      {mark.label}
    </Badge>
  );
}
