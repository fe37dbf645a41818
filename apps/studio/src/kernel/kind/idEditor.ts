import type { Translate } from '../../platform/i18n/defineMessages.ts';
import { once } from '../../platform/i18n/once.ts';
import type { ObjectPaths } from '../area/objectPaths.ts';
import type { EarlyObject } from '../object/earlyObject.ts';
import type { ObjectScreen } from '../object/ObjectScreen.ts';
import { makeObjectTexts, type ObjectTexts } from '../object/ObjectTexts.ts';
import {
  definePlainEditor,
  type PlainEditor,
  type PlainEditorInput,
} from '../object/plain/definePlainEditor.ts';
import { type PlainScreenInput, plainScreen } from '../object/plain/plainScreen.ts';
import { type ExportedPath, idExport } from './idExport.ts';
import type { IdEditorKey, IdListKey } from './idKeys.ts';

/** A kind whose objects are edited one by one. */
interface EditedKind<Doc> {
  readonly rest: ExportedPath;
  readonly kind: string;
  readonly paths: ObjectPaths;
  readonly object: EarlyObject<Doc>;
  readonly section: string;
}

/** The editor of a kind: its fields, its texts and its calls. */
export interface IdEditorInput<Doc extends object, Draft extends object, Body>
  extends Omit<PlainEditorInput<Doc, Draft, Body>, 'kind' | 'texts' | 'heading' | 'idOf'> {
  /** The messages of the area's list, and of its editor. */
  readonly text: Translate<IdListKey>;
  readonly editorText: Translate<IdEditorKey>;
  /** Further texts that the product words otherwise than all kinds, read when first shown. Default: none. */
  readonly ownTexts?: () => Partial<ObjectTexts>;
}

/** A plain editor, with what its screen is made of. */
export interface IdEditor<Doc extends object, Draft extends object, Body>
  extends PlainEditor<Doc, Draft, Body> {
  readonly screenOf: Pick<ObjectScreen<Doc, Draft>, 'calls' | 'early' | 'texts' | 'exporting' | 'nameOf'> & {
    readonly paths: ObjectPaths;
  };
}

/** Makes the editor of a kind that is addressed by ids. A new object has the empty id. */
export function defineIdEditor<
  Doc extends { readonly id: string; readonly name: string },
  Draft extends object,
  Body,
>(
  { rest, kind, paths, object: early, section }: EditedKind<Doc>,
  { text, editorText, ownTexts, ...input }: IdEditorInput<Doc, Draft, Body>,
): IdEditor<Doc, Draft, Body> {
  const texts = once(() =>
    makeObjectTexts(
      { noun: text('one'), nouns: text('many') },
      {
        saving: editorText('saving'),
        saved: editorText('saved'),
        deleted: editorText('deleted'),
        deleteQuestion: editorText('deleteQuestion'),
        invalidOnLeave: editorText('invalidOnLeave'),
        ...ownTexts?.(),
      },
    ),
  );
  const editor = definePlainEditor<Doc, Draft, Body>({
    ...input,
    ...{ kind, texts, heading: () => editorText('heading'), idOf: ({ id }) => id },
  });
  const screenOf = {
    ...{ calls: input.object, early, texts, paths },
    exporting: () => ({
      run: idExport({ rest }),
      fileName: `${section}.dbinit`,
      texts: { loading: editorText('export.loading'), success: editorText('export.success') },
    }),
    nameOf: ({ id, name }: Doc) => (id === '' ? text('new') : name),
  };
  return { ...editor, screenOf };
}

/** Makes the screen of such an editor. */
export function idScreen<Doc extends object, Draft extends object, Body>(
  editor: IdEditor<Doc, Draft, Body>,
  input: Omit<PlainScreenInput<Doc, Draft>, 'editor' | keyof IdEditor<Doc, Draft, Body>['screenOf']>,
): ObjectScreen<Doc, Draft> {
  return plainScreen<Doc, Draft>({ ...input, ...editor.screenOf, editor });
}
