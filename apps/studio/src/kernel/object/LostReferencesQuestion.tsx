import { useDeferredPart } from '@studio/ui/internal';
import type { Editor } from '../editor/Editor.ts';
import { lostBy } from '../editor/lostBy.ts';
import { useEditorState } from '../editor/useEditorState.ts';
import type { LostReferencesDialogProps } from './LostReferencesDialog.tsx';
import { lostReferencesPart } from './objectDialogParts.ts';

interface LostReferencesQuestionProps<Doc, Draft extends object>
  extends Pick<LostReferencesDialogProps, 'name' | 'texts' | 'look'> {
  readonly editor: Editor<Doc, Draft>;
}

/** Asks about a save that takes away what others name; loaded when there is one. */
export function LostReferencesQuestion<Doc, Draft extends object>(
  props: LostReferencesQuestionProps<Doc, Draft>,
) {
  const { editor, ...rest } = props;
  const { failure, isDirty } = useEditorState(editor);
  const LostReferences = useDeferredPart(lostReferencesPart, lostBy(failure?.error) !== null);
  if (LostReferences === null) return null;
  const onAgree = (expectedReferences: string) => {
    editor.agreeTo(expectedReferences);
    void editor.save();
  };
  return <LostReferences {...rest} {...{ failure, isDirty, onAgree }} />;
}
