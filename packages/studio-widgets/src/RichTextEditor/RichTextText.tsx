import { Button, type FormFieldControl } from '@studio/ui';
import { EditorContent } from '@tiptap/react';
import { type ReactElement, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLatest } from '../shared/latest/useLatest.ts';
import { AttachButton } from './AttachButton.tsx';
import { changeIndent } from './editor/commands.ts';
import type { EditorHooks } from './editorHandlers.ts';
import { LinkDialog } from './LinkDialog.tsx';
import type { RichTextEditorLabels } from './labels.ts';
import type { PicturePolicy } from './model/picturePolicy.ts';
import { Note, Notice, Text } from './RichTextEditor.styles.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { RichTextView } from './RichTextView.tsx';
import type { RichTextLeftOut } from './types.ts';
import { useAttachment } from './useAttachment.ts';
import { useLoadedEditor } from './useLoadedEditor.ts';

interface RichTextTextProps extends Pick<RichTextEditorProps, 'onAttach' | 'findMarks' | 'history'> {
  control: FormFieldControl;
  loaded: string;
  revision: number;
  /** The caret goes to what this revision changes. */
  isRevealed: boolean;
  autoFocus: boolean;
  maxAttachmentBytes: number;
  pictures: PicturePolicy;
  /** The addresses of what was attached in this editor. */
  attached: Set<string>;
  labels: RichTextEditorLabels;
  onEdit: (html: string, isNewStep: boolean) => void;
  onShowSource: () => void;
}

/** Attributes of the element that is typed into: the same object as long as they are the same. */
function useAttributes(control: FormFieldControl): Record<string, string> {
  const {
    id,
    'aria-describedby': described,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
  } = control;
  return useMemo(
    () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'data-part': 'editable',
      ...(described && { 'aria-describedby': described }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isRequired && { 'aria-required': 'true' }),
    }),
    [id, described, isInvalid, isRequired],
  );
}

/** The text with its toolbar; before the first edit that would lose something, only shown. */
export function RichTextText(props: RichTextTextProps): ReactElement {
  const { control, loaded, labels, autoFocus, onAttach, maxAttachmentBytes, findMarks } = props;
  const { pictures, attached, history, onEdit, onShowSource } = props;
  const toolbarRef = useRef<HTMLDivElement>(null);
  const [accepted, setAccepted] = useState<string>();
  const isAccepted = accepted === loaded;
  const latestPictures = useLatest(pictures);
  const [shownPictures] = useState(() => withAttached(latestPictures, attached));
  const [isLinking, setLinking] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly RichTextLeftOut[]>([]);

  const hooks: EditorHooks = {
    onLink: () => setLinking(true),
    onIndent: useEffectEvent((steps: 1 | -1) => changeIndent(editor, steps)),
    onToolbar: () => toolbarRef.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    onHistory: useEffectEvent((direction: 'undo' | 'redo') => {
      if (direction === 'undo') history?.onUndo();
      else history?.onRedo();
      return history !== undefined;
    }),
    onFile: useEffectEvent((file: File) => {
      if (onAttach) attachment.offer(file);
      return onAttach !== undefined;
    }),
    onPaste: setLeftOut,
  };
  const { editor, lost } = useLoadedEditor({
    loaded,
    revision: props.revision,
    isRevealed: props.isRevealed,
    hooks,
    pictures: shownPictures,
    attributes: useAttributes(control),
    autoFocus,
    findMarks,
    onEdit,
  });
  const attachment = useAttachment({
    ...{ editor, onAttach, labels },
    maxBytes: maxAttachmentBytes,
    onAttached: (address) => attached.add(address),
  });

  const focusText = useEffectEvent(() => void editor.commands.focus());
  useEffect(() => {
    if (isAccepted) focusText();
  }, [isAccepted]);

  if (lost.length > 0 && !isAccepted) {
    return (
      <>
        <Notice role="status" data-part="notice">
          <p>{labels.wouldLose(lost.map(labels.lost).join(labels.separator))}</p>
          <Button size="sm" onClick={() => setAccepted(loaded)}>
            {labels.editAnyway}
          </Button>
          <Button size="sm" onClick={onShowSource}>
            {labels.editSource}
          </Button>
        </Notice>
        <RichTextView
          id={control.id}
          value={loaded}
          findMarks={findMarks}
          pictures={pictures}
          emptyText={labels.empty}
          aria-labelledby={`${control.id}-label`}
        />
      </>
    );
  }
  const attach = onAttach && (
    <AttachButton label={labels.attach} isPending={attachment.isRunning} onChoose={attachment.offer} />
  );
  return (
    <>
      <RichTextToolbar
        ref={toolbarRef}
        {...{ editor, labels, history, onShowSource }}
        attachment={attach}
        onLink={() => setLinking(true)}
      />
      <Text>
        <EditorContent editor={editor} style={{ display: 'contents' }} />
      </Text>
      {attachment.alert !== '' && (
        <Note role="alert" data-part="alert">
          {attachment.alert}
        </Note>
      )}
      <Note role="status" data-part="status">
        {[leftOut.length > 0 && labels.pastedWithout(leftOut), attachment.status].filter(Boolean).join(' ')}
      </Note>
      <LinkDialog isOpen={isLinking} onClose={() => setLinking(false)} {...{ editor, labels }} />
    </>
  );
}

/** What was attached here is shown, wherever it is stored. */
function withAttached(
  policy: { readonly current: PicturePolicy },
  attached: ReadonlySet<string>,
): PicturePolicy {
  return {
    isAllowed: (address) => attached.has(address) || policy.current.isAllowed(address),
    describe: (address) => policy.current.describe(address),
  };
}
