import { type AnyEditorCase, anyCase } from '../../editor/testing/EditorCase.ts';
import type { PlainEditor } from '../../object/plain/definePlainEditor.ts';
import { plainEditorCase } from '../../object/plain/testing/plainEditorCase.ts';
import type { GridDraft } from '../loneGrid.ts';
import type { LoneDoc } from '../loneKind.ts';

/** The case of an editor that `defineLoneGrid` has made: the server answers the rows that it was sent. */
export function gridCases<Item extends object>(
  name: string,
  editor: PlainEditor<LoneDoc<Item>, GridDraft<Item>, readonly object[]>,
): readonly AnyEditorCase[] {
  const saved = (draft: GridDraft<Item>, doc: LoneDoc<Item>): LoneDoc<Item> => ({
    ...{ ...doc, version: doc.version + 1 },
    items: editor.toBody(draft, doc) as readonly Item[],
  });
  return [anyCase(plainEditorCase({ name, editor, saved }))];
}
