import type { PlainEditor } from '../plain/definePlainEditor.ts';
import type { ComparedWays } from './CompareRoute.tsx';
import { compareObjects } from './compareObjects.ts';

/** Compares objects by the editor that is declared for them: by its fields, in their words. */
export function comparedBy<Doc extends object, Draft extends object>(
  editor: PlainEditor<Doc, Draft>,
): ComparedWays<Doc> {
  const { kind, toDraft, idOf } = editor.definition;
  return {
    ...{ kind, idOf },
    compare: (left, right) => compareObjects(editor, toDraft(left), toDraft(right)),
    // Values are named by what their controls would load.
    lookups: Object.values(editor.controls).flatMap(({ lookups = [] }) => lookups),
  };
}
