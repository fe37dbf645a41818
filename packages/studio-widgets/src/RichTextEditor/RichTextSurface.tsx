import type { FormFieldControl } from '@studio/ui';
import Code from 'lucide-react/icons/code';
import { type ChangeEvent, type ReactElement, useEffect, useState } from 'react';
import type { PlaceholderLabels } from '../shared/placeholders/labels.ts';
import type { RichTextEditorLabels } from './labels.ts';
import { type LostMarkup, lostMarkup } from './model/lostMarkup.ts';
import type { PicturePolicy } from './model/picturePolicy.ts';
import { withLayout, withoutLayout } from './model/sourceLayout.ts';
import { writeMarkup } from './model/writeMarkup.ts';
import { Note, Source } from './RichTextEditor.styles.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { RichTextText } from './RichTextText.tsx';
import { readHtml } from './sanitize/readHtml.ts';
import { sanitizeMarkup } from './sanitize/sanitizeHtml.ts';
import { ToolbarToggle } from './ToolbarToggle.tsx';
import { Bar, BarSpace, BarTitle } from './toolbar.styles.ts';
import type { RichTextChange, RichTextReason } from './types.ts';

export interface RichTextSurfaceProps
  extends Pick<RichTextEditorProps, 'onAttach' | 'findMarks' | 'placeholders' | 'history'> {
  control: FormFieldControl;
  placeholderTexts: PlaceholderLabels;
  value: string;
  change: (next: string, details: RichTextChange) => void;
  autoFocus: boolean;
  maxAttachmentBytes: number;
  pictures: PicturePolicy;
  labels: RichTextEditorLabels;
}

interface Session {
  /** Another one is another face of the document, with its own undo. */
  readonly id: number;
  readonly loaded: string;
  /** Counts how often a document was put into this face. */
  readonly revision: number;
  /** The revision that undo or redo of the host has given; it is brought into view. */
  readonly revealed: number | null;
  /** What the host has undone and redone so far. */
  readonly turns: number;
  /** The last value that was reported to the host, or given by it. */
  readonly known: string;
  /** The value that the host gave last. */
  readonly given: string;
  /** The reported values that the host has not given back yet, the oldest first. */
  readonly reported: readonly string[];
  /** The reported values that were not given back in time. Only after a further edit such a value counts as late; until then it is a value like any other. */
  readonly refused: readonly string[];
  readonly mode: 'text' | 'source';
  /** The user switched to it, and goes on in it. */
  readonly isFocused: boolean;
}

/**
 * Milliseconds after the last edit in which a host that holds the value can give back what was reported. A host that has not
 * is taken to have refused it: its own value is shown again.
 */
const graceMs = 500;

/** Reports that are remembered until the host gives one back. */
const maxReported = 50;

/**
 * The session after the host has given another value. One that was reported to it comes late, and changes nothing;
 * any other is put into the text, or begins the source anew.
 */
function withValue(session: Session, value: string): Session {
  const at = session.reported.lastIndexOf(value);
  if (at >= 0) return { ...session, given: value, reported: session.reported.slice(at + 1) };
  const id = session.mode === 'source' ? session.id + 1 : session.id;
  const revision = session.revision + 1;
  return {
    ...session,
    id,
    revision,
    loaded: value,
    known: value,
    given: value,
    reported: [],
    refused: [],
    isFocused: false,
  };
}

/** The session after the host has undone or redone something, here or elsewhere: its value counts, whatever was reported. */
function turned(session: Session, value: string, turns: number): Session {
  if (value === session.known) return { ...session, turns };
  const next = withValue({ ...session, reported: [], refused: [] }, value);
  return { ...next, turns, revealed: next.revision };
}

/** The host's own value again. What was reported stays known, so that a host which is later still does not undo what follows. */
function takenBack(session: Session): Session {
  return { ...withValue({ ...session, reported: [] }, session.given), refused: session.reported };
}

/** The editor with its two faces: the text, and its HTML. */
export function RichTextSurface(props: RichTextSurfaceProps): ReactElement {
  const { value, change, autoFocus, findMarks, pictures, history, ...further } = props;
  const { placeholders, placeholderTexts, ...rest } = further;
  const turns = history?.turns ?? 0;
  const [attached] = useState(() => new Set<string>());
  const [session, setSession] = useState<Session>({
    id: 0,
    loaded: value,
    revision: 0,
    revealed: null,
    turns,
    known: value,
    given: value,
    reported: [],
    refused: [],
    mode: 'text',
    isFocused: autoFocus,
  });
  if (turns !== session.turns) setSession(turned(session, value, turns));
  else if (value !== session.given) setSession(withValue(session, value));

  const isAwaited = session.reported.length > 0;
  const { known } = session;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const takeBack = () => setSession((current) => (current.known === known ? takenBack(current) : current));
    const timer = setTimeout(takeBack, graceMs);
    return () => clearTimeout(timer);
  }, [isAwaited, known]);

  const emit = (reason: RichTextReason) => (next: string, isNewStep?: boolean) => {
    setSession((current) => ({
      ...current,
      known: next,
      reported: [...current.refused, ...current.reported, next].slice(-maxReported),
      refused: [],
    }));
    change(next, { reason, ...(history && isNewStep && { isNewStep }) });
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
      {...{ findMarks, pictures, attached, history, placeholders, placeholderTexts }}
      revision={session.revision}
      isRevealed={session.revealed === session.revision}
      autoFocus={session.isFocused}
      key={session.id}
      onEdit={emit('edit')}
      onShowSource={() => show('source')}
    />
  ) : (
    <RichTextSource {...shared} key={session.id} onEdit={emit('source')} onShowText={() => show('text')} />
  );
}

interface RichTextSourceProps {
  control: FormFieldControl;
  loaded: string;
  labels: RichTextEditorLabels;
  onEdit: (html: string) => void;
  onShowText: () => void;
}

/** The HTML as text, laid out by its blocks, which changes nothing that is stored. Every change is sanitised before it reaches the host, and what was taken out is named. */
function RichTextSource({ control, loaded, labels, onEdit, onShowText }: RichTextSourceProps): ReactElement {
  const [draft, setDraft] = useState(() => withLayout(loaded));
  const [takenOut, setTakenOut] = useState<readonly LostMarkup[]>([]);

  const edit = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    setDraft(target.value);
    const html = withoutLayout(target.value);
    const kept = sanitizeMarkup(html);
    const isAsLoaded = html === withoutLayout(loaded);
    setTakenOut(isAsLoaded ? [] : lostMarkup(readHtml(html), kept));
    onEdit(isAsLoaded ? loaded : writeMarkup(kept));
  };

  return (
    <>
      <Bar label={labels.toolbar}>
        <BarTitle aria-hidden="true">{labels.sourceField}</BarTitle>
        <BarSpace />
        <ToolbarToggle label={labels.source} icon={<Code size={16} />} isPressed onPress={onShowText} />
      </Bar>
      <Source
        {...control}
        data-part="source"
        aria-label={labels.sourceField}
        autoFocus
        spellCheck={false}
        dir="ltr"
        value={draft}
        onChange={edit}
      />
      <Note role="status" data-part="status">
        {takenOut.length > 0 && labels.takenOut(takenOut.map(labels.lost).join(labels.separator))}
      </Note>
    </>
  );
}
