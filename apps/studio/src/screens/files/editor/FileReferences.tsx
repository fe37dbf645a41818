import { type ConfiguredFile, result } from '@studio/api';
import { ObjectReferences } from '../../../kernel/object/ObjectReferences.tsx';
import { objectText } from '../../../kernel/object/object.messages.ts';
import { useResource } from '../../../kernel/resource/useResource.ts';
import { api } from '../../../platform/http/api.ts';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { fileEditorTexts } from './fileEditorTexts.ts';

export interface FileReferencesProps {
  readonly item: ConfiguredFile;
  readonly onClose: () => void;
}

/** What uses a file. */
export function FileReferences({ item: { id, name }, onClose }: FileReferencesProps) {
  const found = useResource(id, async (signal) => {
    const call = api.GET('/rest/ConfiguredFile/{id}/references', { params: { path: { id } }, signal });
    return (await result(call)).data;
  });
  return (
    <ObjectReferences
      isOpen
      objectName={name}
      references={found.data}
      error={
        found.error === null
          ? undefined
          : {
              title: objectText('references.failed'),
              reason: describeError(found.error),
              onRetry: found.reload,
            }
      }
      texts={fileEditorTexts()}
      onCancel={onClose}
    />
  );
}
