import { useLookup } from '../resource/Lookup.ts';
import { FilledText } from './FilledText.tsx';
import { Backdrop, Bubble } from './MessagePreview.styles.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { messageText } from './messages.messages.ts';
import { placeholders } from './placeholders.ts';

/** A pop-up. */
export interface PopupPreviewProps {
  readonly title: string;
  /** Its message; lines end with a line feed. */
  readonly body: string;
}

/** A pop-up as a reader's screen shows it. */
export function PopupPreview({ title, body }: PopupPreviewProps) {
  const { data: known } = useLookup(placeholders);
  return (
    <MessagePreview>
      {() => (
        <Backdrop>
          <Bubble>
            <h3 dir="auto">
              {title === '' ? messageText('noTitle') : <FilledText text={title} known={known} />}
            </h3>
            <p dir="auto">{body === '' ? messageText('empty') : <FilledText text={body} known={known} />}</p>
            <span aria-hidden="true">{messageText('ok')}</span>
          </Bubble>
        </Backdrop>
      )}
    </MessagePreview>
  );
}
