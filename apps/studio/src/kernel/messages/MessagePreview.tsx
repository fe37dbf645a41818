import { Switch } from '@studio/ui';
import { type ReactNode, useId, useState } from 'react';
import { Head, Paper, Root } from './MessagePreview.styles.ts';
import { messageText } from './messages.messages.ts';

/** The screen that a message is read on. */
export type PreviewTheme = 'light' | 'dark';

/** How a message looks to who gets it. */
export interface MessagePreviewProps {
  /** Beside the heading, such as a choice of formats. Default: nothing. */
  readonly tools?: ReactNode;
  /** The message. */
  readonly children: (theme: PreviewTheme) => ReactNode;
}

/** The frame of a preview: a heading, a switch for a dark screen, and the message. */
export function MessagePreview({ tools, children }: MessagePreviewProps) {
  const [isDark, setDark] = useState(false);
  const headingId = useId();
  return (
    <Root aria-labelledby={headingId} data-part="preview">
      <Head>
        <h2 id={headingId}>{messageText('preview')}</h2>
        {tools}
        <Switch label={messageText('dark')} checked={isDark} onCheckedChange={setDark} />
      </Head>
      <p>{messageText('preview.hint')}</p>
      <Paper data-dark={isDark || undefined}>{children(isDark ? 'dark' : 'light')}</Paper>
    </Root>
  );
}
