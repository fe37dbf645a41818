import { RadioGroup } from '@studio/ui';
import { RichTextEditor } from '@studio/widgets';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLookup } from '../resource/Lookup.ts';
import { FilledText } from './FilledText.tsx';
import { MailBody, MailHead, Subject } from './MessagePreview.styles.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { messageText } from './messages.messages.ts';
import { markUnknown, placeholders } from './placeholders.ts';
import { fillInHtml } from './placeholdersInHtml.ts';
import { toPlainText } from './toPlainText.ts';

/** An e-mail. */
export interface EmailPreviewProps {
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string;
  /** Its message as HTML. */
  readonly body: string;
}

type Format = 'html' | 'text';

const nothing = new Map<string, never>();

/** An e-mail as its readers get it, as HTML or as plain text. It follows the typing as fast as the browser can. */
export function EmailPreview({ to, cc, bcc, subject, body }: EmailPreviewProps) {
  const [format, setFormat] = useState<Format>('html');
  const { data: known } = useLookup(placeholders);
  const shown = useDeferredValue(body);
  const html = useMemo(() => fillInHtml(shown, known ?? nothing), [shown, known]);
  const text = format === 'text' ? toPlainText(shown) : '';
  const findMarks = useMemo(() => known && ((part: string) => markUnknown(part, known)), [known]);
  const recipients = Object.entries({ to, cc, bcc }).filter(([, addresses]) => addresses.length > 0);
  return (
    <MessagePreview
      tools={
        <RadioGroup<Format>
          label={messageText('format')}
          isLabelHidden
          orientation="horizontal"
          options={[
            { value: 'html', label: messageText('html') },
            { value: 'text', label: messageText('text') },
          ]}
          value={format}
          onValueChange={setFormat}
        />
      }
    >
      {(theme) => (
        <>
          <MailHead>
            <Subject dir="auto">
              {subject === '' ? messageText('noSubject') : <FilledText text={subject} known={known} />}
            </Subject>
            {recipients.length > 0 && (
              <dl>
                {recipients.map(([list, addresses]) => (
                  <Recipients
                    key={list}
                    label={messageText(list as 'to' | 'cc' | 'bcc')}
                    addresses={addresses}
                  />
                ))}
              </dl>
            )}
          </MailHead>
          <MailBody>
            {format === 'html' ? (
              <RichTextEditor
                label={messageText('preview')}
                isLabelHidden
                isReadOnly
                hasInertLinks
                theme={theme}
                value={html}
                findMarks={findMarks}
                labels={{ empty: messageText('empty') }}
              />
            ) : (
              <pre dir="auto">
                {text === '' ? messageText('empty') : <FilledText text={text} known={known} />}
              </pre>
            )}
          </MailBody>
        </>
      )}
    </MessagePreview>
  );
}

function Recipients({ label, addresses }: { readonly label: string; readonly addresses: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{addresses.join(', ')}</dd>
    </>
  );
}
