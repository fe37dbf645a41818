import { Button, type FormFieldControl, IconButton } from '@studio/ui';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditorState } from '@tiptap/react';
import Braces from 'lucide-react/icons/braces';
import {
  type ReactElement,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../shared/latest/useLatest.ts';
import type { PlaceholderLabels } from '../shared/placeholders/labels.ts';
import type { Placeholder } from '../shared/placeholders/Placeholder.ts';
import {
  completionAttributes,
  PlaceholderCompletion,
} from '../shared/placeholders/PlaceholderCompletion.tsx';
import { PlaceholderFaults } from '../shared/placeholders/PlaceholderFaults.tsx';
import { PlaceholderPicker } from '../shared/placeholders/PlaceholderPicker.tsx';
import { AttachButton } from './AttachButton.tsx';
import { changeIndent } from './editor/commands.ts';
import type { EditorHooks } from './editorHandlers.ts';
import { LinkDialog } from './LinkDialog.tsx';
import type { RichTextEditorLabels } from './labels.ts';
import type { PicturePolicy } from './model/picturePolicy.ts';
import { FaultFrame, Note, Notice, Text } from './RichTextEditor.styles.ts';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { RichTextView } from './RichTextView.tsx';
import type { RichTextLeftOut } from './types.ts';
import { useAttachment } from './useAttachment.ts';
import { useLoadedEditor } from './useLoadedEditor.ts';
import { documentFaults, useTypedPlaceholder } from './useTypedPlaceholder.ts';

interface RichTextTextProps
  extends Pick<RichTextEditorProps, 'onAttach' | 'findMarks' | 'placeholders' | 'history'> {
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
  placeholderTexts: PlaceholderLabels;
  labels: RichTextEditorLabels;
  onEdit: (html: string, isNewStep: boolean) => void;
  onShowSource: () => void;
}

/** Attributes of the element that is typed into: the same object as long as they are the same. */
function useAttributes(control: FormFieldControl, hasList: boolean): Record<string, string> {
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
      ...(hasList && { 'aria-autocomplete': 'list' }),
      ...(described && { 'aria-describedby': described }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(isRequired && { 'aria-required': 'true' }),
    }),
    [id, described, isInvalid, isRequired, hasList],
  );
}

/** The text with its toolbar; before the first edit that would lose something, only shown. */
export function RichTextText(props: RichTextTextProps): ReactElement {
  const { control, loaded, labels, autoFocus, onAttach, maxAttachmentBytes, findMarks } = props;
  const { pictures, attached, history, onEdit, onShowSource, placeholders, placeholderTexts } = props;
  const toolbarRef = useRef<HTMLDivElement>(null);
  const [accepted, setAccepted] = useState<string>();
  const isAccepted = accepted === loaded;
  const latestPictures = useLatest(pictures);
  const [shownPictures] = useState(() => withAttached(latestPictures, attached));
  const [isLinking, setLinking] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly RichTextLeftOut[]>([]);

  const listId = useId();
  const attributes = useAttributes(control, placeholders !== undefined);

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
    onKey: useEffectEvent((event: KeyboardEvent) => typing.completion.handleKey(event)),
  };
  const { editor, lost } = useLoadedEditor({
    loaded,
    revision: props.revision,
    isRevealed: props.isRevealed,
    hooks,
    pictures: shownPictures,
    attributes,
    autoFocus,
    findMarks,
    onEdit,
  });
  const typing = useTypedPlaceholder(editor, placeholders);
  const { completion } = typing;
  const { 'aria-activedescendant': active, 'aria-controls': list } = completionAttributes(listId, completion);
  useLayoutEffect(
    () => (active !== undefined && list !== undefined ? setAria(editor, active, list) : undefined),
    [editor, active, list],
  );
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
          {...{ findMarks, pictures, placeholders, placeholderTexts }}
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
        placeholder={
          placeholders && (
            <PlaceholderPicker
              {...{ placeholders }}
              labels={placeholderTexts}
              trigger={<IconButton label={placeholderTexts.insert} icon={<Braces size={16} />} />}
              onChoose={typing.insert}
            />
          )
        }
        onLink={() => setLinking(true)}
      />
      <Text>
        <EditorContent editor={editor} style={{ display: 'contents' }} />
      </Text>
      <PlaceholderCompletion
        {...{ id: listId, completion }}
        labels={placeholderTexts}
        measure={typing.measure}
      />
      {placeholders && <FaultNotes {...{ editor, placeholders, placeholderTexts }} typedAt={typing.from} />}
      {attachment.alert !== '' && (
        <Note role="alert" data-part="alert">
          {attachment.alert}
        </Note>
      )}
      <Note role="status" data-part="status">
        {[leftOut.length > 0 && labels.pastedWithout(leftOut), attachment.status].filter(Boolean).join(' ')}
      </Note>
      <LinkDialog
        isOpen={isLinking}
        onClose={() => setLinking(false)}
        {...{ editor, labels, placeholders }}
      />
    </>
  );
}

/** Ties the element that is typed into to the list that is open, until the returned function is called. */
function setAria({ view: { dom } }: Editor, active: string, list: string): () => void {
  dom.setAttribute('aria-activedescendant', active);
  dom.setAttribute('aria-controls', list);
  return () => {
    dom.removeAttribute('aria-activedescendant');
    dom.removeAttribute('aria-controls');
  };
}

interface FaultNotesProps extends Required<Pick<RichTextTextProps, 'placeholderTexts'>> {
  editor: Editor;
  placeholders: readonly Placeholder[];
  /** Where one is being typed: it is not wrong yet. */
  typedAt: number | undefined;
}

/** The placeholders of the text and of its links that will not be filled in. */
function FaultNotes({ editor, placeholders, placeholderTexts, typedAt }: FaultNotesProps): ReactElement {
  const doc = useEditorState({
    editor,
    selector: ({ editor: current }) => current.state.doc,
    equalityFn: Object.is,
  });
  const shown = useDeferredValue(doc);
  const faults = useMemo(() => documentFaults(shown, placeholders), [shown, placeholders]);
  return (
    <FaultFrame>
      <PlaceholderFaults
        faults={faults.filter(({ kind, at }) => kind !== 'unclosed' || at !== typedAt)}
        labels={placeholderTexts}
      />
    </FaultFrame>
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
