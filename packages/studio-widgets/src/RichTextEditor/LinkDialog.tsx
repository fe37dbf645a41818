import { Button, Dialog, TextField } from '@studio/ui';
import { isComposing } from '@studio/ui/internal';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { useOpenCount } from '../shared/openings/useOpenCount.ts';
import { setLink } from './editor/commands.ts';
import type { RichTextEditorLabels } from './labels.ts';
import { linkHref } from './model/links.ts';

interface LinkDialogProps {
  editor: Editor;
  isOpen: boolean;
  labels: RichTextEditorLabels;
  onClose: () => void;
}

function addressAt(editor: Editor): string {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
}

function LinkForm({ editor, isOpen, labels, onClose }: LinkDialogProps): ReactElement {
  const [before] = useState(() => addressAt(editor));
  const [address, setAddress] = useState(before);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isLink = editor.isActive('link');
  const isTextNeeded = !isLink && editor.state.selection.empty;

  const apply = () => {
    const isUnchanged = before !== '' && address === before;
    const href = isUnchanged ? before : linkHref(address);
    setWrong(href === undefined);
    if (href === undefined) return;
    setLink(editor, href, text.trim() || address.trim());
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  const applyByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    apply();
  };

  return (
    <Dialog
      title={labels.link}
      size="sm"
      closeLabel={labels.close}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <>
          {isLink && (
            <Button variant="danger" onClick={remove}>
              {labels.linkRemove}
            </Button>
          )}
          <Button onClick={onClose}>{labels.cancel}</Button>
          <Button variant="primary" onClick={apply}>
            {labels.linkApply}
          </Button>
        </>
      }
    >
      <TextField
        label={labels.linkAddress}
        hint={labels.linkHint}
        error={isWrong && labels.linkError}
        isRequired
        dir="ltr"
        value={address}
        onValueChange={setAddress}
        onKeyDown={applyByEnter}
      />
      {isTextNeeded && (
        <TextField label={labels.linkText} value={text} onValueChange={setText} onKeyDown={applyByEnter} />
      )}
    </Dialog>
  );
}

/** Asks where a link leads. The address is checked and encoded; a wrong one shows an error at its place. */
export function LinkDialog(props: LinkDialogProps): ReactElement {
  const opening = useOpenCount(props.isOpen);
  return <LinkForm key={opening} {...props} />;
}
