import type { AuthorizationKey } from '@studio/api';
import type { ComponentType } from 'react';
import type { ObjectPaths } from '../../area/objectPaths.ts';
import type { EditorPageProps } from '../EditorPage.tsx';
import { ObjectCopier } from '../ObjectCopier.ts';
import type { ObjectScreen, ObjectScreenCalls, PartsInput } from '../ObjectScreen.ts';
import type { ObjectTexts } from '../ObjectTexts.ts';
import type { PlainEditor } from './definePlainEditor.ts';
import { type OwnPlainParts, plainParts } from './usePlainParts.tsx';

/** The screen of a plain object that is addressed by an id. */
export interface PlainScreenInput<Doc extends object, Draft extends object>
  extends Pick<
    ObjectScreen<Doc, Draft>,
    | 'actions'
    | 'actionsDependOn'
    | 'exporting'
    | 'isRenamed'
    | 'otherKinds'
    | 'renderGone'
    | 'preloadOfflineParts'
    | 'renderSkeleton'
  > {
  readonly editor: PlainEditor<Doc, Draft>;
  readonly calls: ObjectScreenCalls<Doc>;
  readonly early: ObjectScreen<Doc, Draft>['early'];
  readonly permission: AuthorizationKey;
  readonly texts: () => ObjectTexts;
  readonly paths: ObjectPaths;
  /** What the object is called on its screen; a new one, too. */
  nameOf(doc: Doc): string;
  /** The field that is the object's name. Default: `name`. */
  readonly nameField?: string;
  /** What a copy says otherwise than the original, beside its name. Default: nothing. */
  readonly copiedWith?: Partial<Draft>;
  /** The fields of a copy that follow from its name and that no two objects share. Default: none. */
  copiedUnder?(doc: Doc, name: string): Partial<Draft>;
  /** JSON pointers to these fields in a body. Default: none. */
  readonly uniquePointers?: readonly string[];
  /** See `plainParts`. Default false. */
  readonly isWide?: boolean;
  /** Shown beside the form: what follows from the draft, such as a preview. Default: nothing. */
  readonly Aside?: ComponentType<{ readonly draft: Draft }>;
  /** See `plainParts`. Default: nothing. */
  badgesOf?(doc: Doc): NonNullable<EditorPageProps['badges']>;
  /** What else the screen shows: banners, dialogs, entries of the palette. It is a hook. Default: nothing. */
  useOwnParts?(input: PartsInput<Doc, Draft>): OwnPlainParts;
}

/** Makes the screen of a plain object: a form of its declared fields. */
export function plainScreen<Doc extends object, Draft extends object>(
  input: PlainScreenInput<Doc, Draft>,
): ObjectScreen<Doc, Draft> {
  const { editor, calls, early, permission, texts, paths, nameOf, nameField = 'name' } = input;
  const { definition } = editor;
  const { actions, actionsDependOn, exporting, isRenamed, otherKinds, renderGone } = input;
  const { preloadOfflineParts, renderSkeleton } = input;
  const { doc, ...restOfEarly } = early;
  return {
    ...(actions && { actions }),
    ...(actionsDependOn && { actionsDependOn }),
    ...(exporting && { exporting }),
    ...(isRenamed && { isRenamed }),
    ...(otherKinds && { otherKinds }),
    ...(renderGone && { renderGone }),
    ...(preloadOfflineParts && { preloadOfflineParts }),
    ...(renderSkeleton && { renderSkeleton }),
    ...{ definition, calls, permission, texts, nameOf },
    early: {
      ...restOfEarly,
      doc: { ...doc, take: async (id, signal) => (id === '' ? editor.blank : doc.take(id, signal)) },
    },
    listPath: paths.listPath,
    idIn: paths.idIn,
    pathOfId: (id) => paths.pathOfId(id),
    ownPath: paths.ownPath,
    path: (doc) => paths.pathOfId(definition.idOf(doc), nameOf(doc)),
    copying: (clientTag) =>
      new ObjectCopier(clientTag, {
        maxLength: editor.controls[nameField]?.maxLength ?? Number.POSITIVE_INFINITY,
        copy: (doc, name, options) => {
          const under = input.copiedUnder?.(doc, name);
          return editor.copy(doc, { ...input.copiedWith, ...under, [nameField]: name }, options);
        },
        ...(input.uniquePointers && { uniquePointers: input.uniquePointers }),
      }),
    useParts: plainParts(input),
  };
}
