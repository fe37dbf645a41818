import type { Sort } from '@studio/ui';
import { ReferencesModal, type ReferencesModalProps } from '@studio/widgets';
import type { FoundReference, ReferenceLook } from './FoundReference.ts';
import type { ObjectTexts } from './ObjectTexts.ts';
import { objectText } from './object.messages.ts';
import { referencesLabels, referenceTypeTexts } from './referencesLabels.ts';

const byType: Sort<'type'> = { key: 'type', direction: 'asc' };

/** What refers to an object: to look at, or to weigh before it is deleted or renamed. */
export interface ObjectReferencesProps
  extends Pick<
    ReferencesModalProps,
    'variant' | 'error' | 'failure' | 'onConfirm' | 'onCancel' | 'isOpen' | 'isPending' | 'objectName'
  > {
  /** Undefined while they are loading. */
  readonly references: readonly FoundReference[] | undefined;
  readonly texts: ObjectTexts;
  /** Whether deleting the object loses edits that were not saved. Default: no. */
  readonly areEditsLost?: boolean;
  /** Text after the question whether the object is deleted or changed. Default: nothing. */
  readonly note?: string | undefined;
  /** How they are shown. Default: with the types that all kinds have in common, as plain text. */
  readonly look?: ReferenceLook | undefined;
}

/** The references of an object, by what people call them. */
export function ObjectReferences({
  texts,
  references,
  areEditsLost = false,
  note = '',
  look,
  ...rest
}: ObjectReferencesProps) {
  const lost = areEditsLost ? objectText('delete.unsaved') : '';
  const questions = {
    delete: joined(texts.deleteQuestion, note, lost),
    modify: joined(texts.modifyQuestion, note),
  };
  return (
    <ReferencesModal
      {...rest}
      references={references?.map(({ label, ...reference }) => ({
        ...reference,
        name: label || reference.name,
      }))}
      labels={{
        ...referencesLabels(),
        questions,
        title: texts.referencesTitle(rest.objectName),
        message: texts.referencesFound,
        none: texts.referencesNone,
      }}
      referenceTypes={referenceTypeTexts()}
      {...look}
      defaultSort={byType}
    />
  );
}

function joined(...parts: readonly string[]): string {
  return parts.filter((each) => each !== '').join(' ');
}
