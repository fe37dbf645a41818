import { ProblemError } from '../http/ProblemError.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import { allowedFileTypes } from '../kinds/configuredFile/allowedFileTypes.ts';
import {
  type ConfiguredType,
  configuredTypes,
  type FileReference,
} from '../kinds/configuredFile/ConfiguredFileDoc.ts';
import type { Services } from '../Services.ts';
import { readImageSize, type Size } from '../uploads/readImageSize.ts';
import { receiveContent } from '../uploads/receiveContent.ts';

/** Stores a file that a call brought, for a document to use within a day. Throws a problem when it is not to be taken. */
export async function receiveFile(
  { contents, preferences, options: { scanUpload: scan } }: Services,
  file: UploadedFile,
): Promise<FileReference> {
  let size: Size = { width: null, height: null };
  const received = await receiveContent(contents, file, {
    ...{
      taken: allowedFileTypes(preferences.textOf('system.allowedFilesAndIconsTypes')),
      scan,
      problem: refused,
    },
    refusal: (name) => `File ${name} is not a supported file type for upload.`,
    faultOf: async (mediaType, { open }) => {
      const found = await readImageSize(mediaType, open());
      if (found.size) size = found.size;
      return found.fault;
    },
  });
  return { ...received, ...size, mediaType: knownType(received.mediaType) };
}

/** 422: a file that was read, and is not to be kept. */
function refused(detail: string): ProblemError {
  const members = { errors: [{ pointer: '/data', message: detail }], errorCount: 1 };
  return new ProblemError(422, 'invalid', 'The file is not taken', detail, { members });
}

function knownType(mediaType: string): ConfiguredType {
  const found = configuredTypes.find((type) => type === mediaType);
  if (!found) throw new Error(`A file of the type ${mediaType} was taken.`);
  return found;
}
