import type { EarlyObject } from '../object/earlyObject.ts';
import type { ObjectScreen } from '../object/ObjectScreen.ts';
import { loneId } from './loneKind.ts';

/** What the screen of what there is one of declares. */
export type LoneScreenInput<Doc, Draft extends object> = Omit<
  ObjectScreen<Doc, Draft>,
  'copying' | 'early' | 'exporting' | 'idIn' | 'listPath' | 'path' | 'pathOfId'
>;

/** Makes the screen of a single object: one address, without a list. */
export function loneScreen<Doc, Draft extends object>(
  { object, path }: { readonly object: EarlyObject<Doc>; readonly path: string },
  input: LoneScreenInput<Doc, Draft>,
): ObjectScreen<Doc, Draft> {
  return {
    ...input,
    early: object,
    listPath: null,
    idIn: () => loneId,
    path: () => path,
    pathOfId: () => path,
  };
}
