import type { FormFieldControl } from '@studio/ui';
import { type ReactElement, useState } from 'react';
import type { RichTextEditorLabels } from './labels.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { RichTextSource } from './RichTextSource.tsx';
import { RichTextText } from './RichTextText.tsx';
import type { RichTextReason } from './types.ts';

export interface RichTextSurfaceProps extends Pick<RichTextEditorProps, 'onAttach' | 'findMarks'> {
  control: FormFieldControl;
  value: string;
  change: (next: string, details: { reason: RichTextReason }) => void;
  autoFocus: boolean;
  maxAttachmentBytes: number;
  labels: RichTextEditorLabels;
}

interface Session {
  /** Another one is another document, with its own undo. */
  readonly id: number;
  readonly loaded: string;
  /** What the host was told last, or gave. */
  readonly known: string;
  readonly mode: 'text' | 'source';
  /** The user switched to it, and goes on in it. */
  readonly isFocused: boolean;
}

/** The editor with its two faces: the text, and its HTML. */
export function RichTextSurface(props: RichTextSurfaceProps): ReactElement {
  const { value, change, autoFocus, findMarks, ...rest } = props;
  const [session, setSession] = useState<Session>({
    id: 0,
    loaded: value,
    known: value,
    mode: 'text',
    isFocused: autoFocus,
  });
  if (value !== session.known)
    setSession({ ...session, id: session.id + 1, loaded: value, known: value, isFocused: false });

  const emit = (reason: RichTextReason) => (next: string) => {
    setSession((current) => ({ ...current, known: next }));
    change(next, { reason });
  };
  const show = (mode: Session['mode']) =>
    setSession((current) => ({
      ...current,
      id: current.id + 1,
      loaded: current.known,
      mode,
      isFocused: true,
    }));

  const shared = { ...rest, loaded: session.loaded };
  return session.mode === 'text' ? (
    <RichTextText
      {...shared}
      findMarks={findMarks}
      autoFocus={session.isFocused}
      key={session.id}
      onEdit={emit('edit')}
      onShowSource={() => show('source')}
    />
  ) : (
    <RichTextSource {...shared} key={session.id} onEdit={emit('source')} onShowText={() => show('text')} />
  );
}
