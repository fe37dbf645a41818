import type { Reference } from '@studio/api';
import type { Sort } from '@studio/ui';
import { ReferencesModal, type ReferencesModalProps } from '@studio/widgets';
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
  /** Undefined while they are on their way. */
  readonly references: readonly Reference[] | undefined;
  readonly texts: ObjectTexts;
  /** Whether deleting the object loses edits that were not saved. Default: no. */
  readonly areEditsLost?: boolean;
}

/** The references of an object, by what people call them. Names are plain text as long as what refers has no editor. */
export function ObjectReferences({
  texts,
  references,
  areEditsLost = false,
  ...rest
}: ObjectReferencesProps) {
  const note = areEditsLost ? ` ${objectText('delete.unsaved')}` : '';
  const questions = { delete: texts.deleteQuestion + note, modify: texts.modifyQuestion };
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
      defaultSort={byType}
    />
  );
}
