import { fieldsOf } from './openChannel.ts';

/** An object in an editor, and who edits it. */
export interface EditorAddress {
  readonly userId: string;
  readonly kind: string;
  readonly id: string;
}

/** Where an editor is found by others: at its object, which has one address for all of its editors. */
export function addressOf(
  userId: string,
  { id, definition }: { readonly id: string; readonly definition: EditorKinds },
): EditorAddress {
  return { userId, kind: definition.objectKind ?? definition.kind, id };
}

/** The kind of an editor, and of the object that it is of a part of. */
interface EditorKinds {
  readonly kind: string;
  readonly objectKind?: string | undefined;
}

/** An editor of the same object in another tab. */
export interface OtherEditor {
  readonly tabId: string;
  readonly hasUnsaved: boolean;
  /** Epoch milliseconds when the object was opened there. */
  readonly since: number;
}

/** The messages between tabs about their editors. */
export type EditorMessage = {
  readonly address: EditorAddress;
  readonly tabId: string;
  /** Names the editor among those of its tab. */
  readonly editorId: string;
} & (
  | { readonly type: 'here'; readonly hasUnsaved: boolean; readonly since: number; readonly asks: boolean }
  | { readonly type: 'gone' }
  | { readonly type: 'saved'; readonly etag: string }
);

/** Whether a message of another tab is of this shape. */
export function isEditorMessage(data: unknown): data is EditorMessage {
  const { address, tabId, editorId, type, hasUnsaved, since, etag } = fieldsOf(data);
  const { userId, kind, id } = fieldsOf(address);
  const areTexts = [tabId, editorId, userId, kind, id].every((each) => typeof each === 'string');
  if (type === 'here') return areTexts && typeof hasUnsaved === 'boolean' && typeof since === 'number';
  return areTexts && (type === 'gone' || (type === 'saved' && typeof etag === 'string'));
}

/** Whether both are the same object in the hands of the same user. */
export function isSameAddress(a: EditorAddress, b: EditorAddress): boolean {
  return a.userId === b.userId && a.kind === b.kind && a.id === b.id;
}
