import { AlertDialog } from '@studio/ui';
import { type ReactNode, useEffect, useState } from 'react';
import type { PartsInput } from '../../../kernel/object/ObjectScreen.ts';
import type { Section } from '../sections.api.ts';
import { sectionEditorText } from '../sections.messages.ts';
import { ruleFaultsIn } from './saveSection.ts';
import type { SectionDraft } from './sectionDraft.ts';

/** Says what is wrong with the rule once a save was refused because of it, or was done in spite of it. */
export function useValidationDialog({
  state: { editor, failure },
}: Pick<PartsInput<Section, SectionDraft>, 'state'>): ReactNode {
  const [saved, setSaved] = useState<readonly string[]>([]);
  const [read, setRead] = useState<object | null>(null);
  useEffect(
    () =>
      editor.onSave(() => {
        setSaved(editor.state.base.doc.errors.map(({ message }) => message));
      }),
    [editor],
  );
  const refused = failure === null || failure === read ? [] : ruleFaultsIn(failure.error);
  const isRefused = refused.length > 0;
  const messages = isRefused ? refused : saved;
  return (
    <AlertDialog
      isOpen={messages.length > 0}
      onOpenChange={() => {
        setSaved([]);
        setRead(failure);
      }}
      title={sectionEditorText('invalid.title')}
      okLabel={sectionEditorText('invalid.ok')}
      message={
        <>
          <p>{sectionEditorText(isRefused ? 'invalid.notSaved' : 'invalid.saved')}</p>
          <ul>
            {[...new Set(messages)].map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          <p>{sectionEditorText('invalid.advice')}</p>
        </>
      }
    />
  );
}
