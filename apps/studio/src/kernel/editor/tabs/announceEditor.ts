import { AnnouncedEditor, type AnnounceOptions } from './AnnouncedEditor.ts';
import type { EditorAddress } from './EditorAddress.ts';

/**
 * Announces to the other tabs of this browser that an object is open here, and receives their announcements, until `stop`.
 * @param getState called whenever another tab requests it, and after `update`
 */
export function announceEditor(
  address: EditorAddress,
  getState: () => { readonly hasUnsaved: boolean },
  options?: AnnounceOptions,
): AnnouncedEditor {
  return new AnnouncedEditor(address, getState, options);
}
