import type { AuthorizationKey } from '@studio/api';
import type { Translate } from '../../platform/i18n/defineMessages.ts';
import { once } from '../../platform/i18n/once.ts';
import type { ObjectScreen } from '../object/ObjectScreen.ts';
import { makeObjectTexts, type ObjectTexts } from '../object/ObjectTexts.ts';
import { objectText } from '../object/object.messages.ts';
import {
  definePlainEditor,
  type PlainEditor,
  type PlainEditorInput,
} from '../object/plain/definePlainEditor.ts';
import { type PlainPartsInput, plainParts } from '../object/plain/usePlainParts.tsx';
import { type LoneDoc, type LoneKind, loneId } from './loneKind.ts';
import { loneObject } from './loneObject.ts';
import { loneScreen } from './loneScreen.ts';

/** The editor of what there is one of: its fields and lists, its texts, and where it is written. */
export interface LoneEditorInput<Item, Draft extends object, Body>
  extends Omit<
      PlainEditorInput<LoneDoc<Item>, Draft, Body>,
      'kind' | 'object' | 'texts' | 'blank' | 'idOf' | 'secondStep'
    >,
    Pick<PlainPartsInput<LoneDoc<Item>, Draft>, 'isWide' | 'Aside' | 'useOwnParts'>,
    Pick<ObjectScreen<LoneDoc<Item>, Draft>, 'backupSection'> {
  /** The messages of the area: what it is called within a sentence, and the heading of its screen. */
  readonly text: Translate<'one' | 'many' | 'title'>;
  /** Texts that the product words otherwise than all kinds, read when first shown. Default: none. */
  readonly ownTexts?: () => Partial<ObjectTexts>;
  /** What changes need. */
  readonly permission: AuthorizationKey;
}

/** Makes the editor and the screen of what there is one of. */
export function defineLoneEditor<Item, Draft extends object, Body>(
  kind: LoneKind<Item>,
  { text, ownTexts, permission, backupSection, ...input }: LoneEditorInput<Item, Draft, Body>,
): {
  readonly editor: PlainEditor<LoneDoc<Item>, Draft, Body>;
  readonly screen: ObjectScreen<LoneDoc<Item>, Draft>;
} {
  const { isWide, Aside, useOwnParts, ...form } = input;
  const texts = once(() => {
    const nouns = text('many');
    // It is saved as a whole.
    const ofAll = {
      saving: objectText('save.loading', { noun: nouns }),
      saved: objectText('save.success', { noun: nouns }),
      invalidOnLeave: objectText('save.invalidRows', { nouns }),
    };
    return makeObjectTexts({ noun: text('one'), nouns }, { ...ofAll, ...ownTexts?.() });
  });
  const calls = loneObject<Item, Body>(kind);
  const editor = definePlainEditor<LoneDoc<Item>, Draft, Body>({
    ...form,
    ...{ kind: kind.kind, object: calls, texts, idOf: () => loneId },
    blank: { items: [], version: 0, saved: null },
  });
  const shared = { texts, permission, nameOf: () => text('title') };
  const screen = loneScreen(kind, {
    ...{ ...shared, calls, definition: editor.definition, subjectOf: input.heading },
    ...(backupSection !== undefined && { backupSection }),
    useParts: plainParts({
      ...{ ...shared, editor },
      ...(isWide !== undefined && { isWide }),
      ...(Aside && { Aside }),
      ...(useOwnParts && { useOwnParts }),
    }),
  });
  return { editor, screen };
}
