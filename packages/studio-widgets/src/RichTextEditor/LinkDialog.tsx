import { Button, Dialog } from '@studio/ui';
import { isComposing } from '@studio/ui/internal';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type ReactElement, useState } from 'react';
import { PlaceholderField } from '../PlaceholderField/PlaceholderField.tsx';
import { useOpenCount } from '../shared/openings/useOpenCount.ts';
import type { Placeholder } from '../shared/placeholders/Placeholder.ts';
import { setLink } from './editor/commands.ts';
import type { RichTextEditorLabels } from './labels.ts';
import { linkHref } from './model/links.ts';
import { LinkFields } from './RichTextEditor.styles.ts';

interface LinkDialogProps {
  editor: Editor;
  isOpen: boolean;
  labels: RichTextEditorLabels;
  /** Offered in the address and the text. */
  placeholders: readonly Placeholder[] | undefined;
  onClose: () => void;
}

function addressAt(editor: Editor): string {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
}

function LinkForm({ editor, isOpen, labels, placeholders, onClose }: LinkDialogProps): ReactElement {
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
    if (!(event.target instanceof HTMLInputElement)) return;
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
      <LinkFields>
        <PlaceholderField
          label={labels.linkAddress}
          hint={labels.linkHint}
          error={isWrong && labels.linkError}
          isRequired
          dir="ltr"
          autoComplete="off"
          value={address}
          {...{ placeholders }}
          onValueChange={setAddress}
          onKeyDown={applyByEnter}
        />
        {isTextNeeded && (
          <PlaceholderField
            label={labels.linkText}
            value={text}
            {...{ placeholders }}
            onValueChange={setText}
            onKeyDown={applyByEnter}
          />
        )}
      </LinkFields>
    </Dialog>
  );
}

/** Asks where a link leads. The address is checked and encoded; a wrong one shows an error at its place. */
export function LinkDialog(props: LinkDialogProps): ReactElement {
  const opening = useOpenCount(props.isOpen);
  return <LinkForm key={opening} {...props} />;
}
