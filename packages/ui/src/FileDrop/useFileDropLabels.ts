import { use } from 'react';
import { LabelsContext } from '../LabelsProvider/LabelsContext.ts';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { type FileDropLabels, fileDropLabels } from './fileDropLabels.ts';

/** The texts of a file drop: given, provided or English. How bytes are written holds inside the English ones, too. */
export function useFileDropLabels(
  isMultiple: boolean,
  given: Partial<FileDropLabels> | undefined,
): FileDropLabels {
  const { locale, labels } = use(LabelsContext);
  const size = given?.size ?? labels?.FileDrop?.size;
  return useLabels('FileDrop', fileDropLabels(isMultiple, locale, size), given);
}
