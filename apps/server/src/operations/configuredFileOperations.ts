import { contentAnswer } from '../http/contentAnswer.ts';
import type { Call, Operations } from '../http/Operation.ts';
import { ProblemError } from '../http/ProblemError.ts';
import { badRequest, notFound } from '../http/problems.ts';
import { readIfMatch } from '../http/readIfMatch.ts';
import { readWrite } from '../http/readWrite.ts';
import type { UploadedFile } from '../http/UploadedFile.ts';
import { allowedFileTypes } from '../kinds/configuredFile/allowedFileTypes.ts';
import {
  type ConfiguredFileDoc,
  type ConfiguredType,
  configuredTypes,
  type FileReference,
} from '../kinds/configuredFile/ConfiguredFileDoc.ts';
import { changeFile } from '../kinds/configuredFile/changeFile.ts';
import { configuredFileKind } from '../kinds/configuredFile/configuredFileKind.ts';
import { viewConfiguredFile } from '../kinds/configuredFile/configuredFileModule.ts';
import { brandPictures } from '../kinds/configuredFile/productFiles.ts';
import type { Services } from '../Services.ts';
import { documentIdOf, findVersion } from '../store/documentVersions.ts';
import { findDocument } from '../store/findDocuments.ts';
import { etagOf, type StoredDocument } from '../store/StoredDocument.ts';
import { readImageSize, type Size } from '../uploads/readImageSize.ts';
import { receiveContent } from '../uploads/receiveContent.ts';
import { pointingInto } from './pointingInto.ts';

type Writing = 'createConfiguredFile' | 'updateConfiguredFile';
type FileOperations = Pick<
  Operations,
  Writing | 'getConfiguredFileContent' | 'downloadConfiguredFile' | 'getBrandPicture'
>;

/** Files and icons: what makes and changes them takes a file along, and their bytes are answered by calls of their own. */
export function configuredFileOperations(services: Services): FileOperations {
  const { store, queries, contents, preferences } = services;
  const uploadLimit = () => preferences.get('uploads.largestFileMiB') * 1024 * 1024;
  const answerOf = (document: StoredDocument<ConfiguredFileDoc>) => ({
    body: viewConfiguredFile(document),
    headers: { etag: etagOf(document) },
  });
  const sent = (file: FileReference, isInline: boolean) =>
    contentAnswer(contents, {
      ...{ content: file, mediaType: file.mediaType, fileName: file.fileName },
      ...{ isInline, freshSeconds: 0 },
    });
  return {
    createConfiguredFile: {
      uploadLimit,
      handle: async (call) => {
        const file = await fileOf(services, call);
        const doc = changeFile(null, call.query, file);
        const write = await writeOf('createConfiguredFile', call, file);
        const created = await pointingInto(toParameter, () => store.create(configuredFileKind, doc, write));
        const { body, headers } = answerOf(created);
        const location = `/rest/ConfiguredFile/${created.id}`;
        return { status: 201, body, headers: { ...headers, location } };
      },
    },
    updateConfiguredFile: {
      uploadLimit,
      handle: async (call) => {
        const { path, query, headers } = call;
        const matches = readIfMatch(headers['if-match']);
        // Whether it is there is known before anything is stored.
        await store.get(configuredFileKind, path);
        const file = (await fileOf(services, call)) ?? (await earlierFile(services, path.id, query));
        const write = await writeOf('updateConfiguredFile', call, file);
        const change = (stored: ConfiguredFileDoc) => changeFile(stored, query, file);
        const updated = await pointingInto(toParameter, () =>
          store.update(configuredFileKind, path, { ...write, matches, change }),
        );
        return { status: 200, ...answerOf(updated) };
      },
    },
    getConfiguredFileContent: {
      handle: async ({ path: { id }, query: { version, contentDisposition } }) => {
        const { file } = await docAt(services, id, version);
        return file === null ? { status: 204 } : sent(file, contentDisposition !== 'attachment');
      },
    },
    downloadConfiguredFile: {
      handle: async ({ path: { fileName }, query: { id, version, contentDisposition } }) => {
        const { name, file } = await docAt(services, id, version);
        if (file?.fileName !== fileName) throw notFound(`'${name}' has no file '${fileName}'.`);
        return sent(file, contentDisposition === 'inline');
      },
    },
    getBrandPicture: {
      handle: async ({ path: { slot } }) => {
        const picture = brandPictures.get(slot);
        if (!picture) throw notFound(`There is no picture '${slot}'.`);
        const found = await findDocument(queries, configuredFileKind, picture.name);
        const file = found?.doc.file ?? null;
        return file === null ? { status: 204 } : sent(file, true);
      },
    },
  };
}

/** Of the file, its digest tells one request from another. */
async function writeOf(operation: Writing, call: Call<Writing>, file: FileReference | null) {
  const signedIn = await call.checkAgain();
  const { path, query, headers } = call;
  return readWrite(operation, { path, query, headers, body: file, signedIn: () => signedIn });
}

/** The file that the call brings, stored but used by nothing yet; null when it brings none. */
async function fileOf(
  services: Services,
  { body: { data }, query }: Call<Writing>,
): Promise<FileReference | null> {
  if (data === undefined) return null;
  const { fileName, fileSize, fileVersion } = { fileVersion: undefined, ...query };
  if (fileVersion !== undefined)
    throw badRequest('A call that brings a file takes no earlier one.', 'fileVersion');
  if (fileSize !== undefined && fileSize !== data.size) {
    throw badRequest(`The file has ${data.size} bytes, not ${fileSize} as announced.`, 'fileSize');
  }
  return receiveFile(services, { ...data, name: fileName || data.name });
}

/** The file of an earlier version, if the call asks for one. */
async function earlierFile(
  services: Services,
  id: string,
  { fileVersion }: Call<'updateConfiguredFile'>['query'],
): Promise<FileReference | null> {
  if (fileVersion === undefined) return null;
  const { file } = await docAt(services, id, fileVersion);
  if (file === null) throw badRequest(`The version ${fileVersion} has no file.`, 'fileVersion');
  return file;
}

/** @param version of the object; default the present one */
async function docAt({ store, queries }: Services, id: string, version?: number): Promise<ConfiguredFileDoc> {
  if (version === undefined) return (await store.get(configuredFileKind, { id })).doc;
  const known = await documentIdOf(queries, configuredFileKind, { id });
  const found = await findVersion<ConfiguredFileDoc>(queries, known, version);
  if (!found) throw notFound(`The file has no version ${version}.`);
  return found.doc;
}

/** What the document has of its file came by parameters of other names, or with the part. */
function toParameter(pointer: string): string {
  if (pointer === '/file/fileName') return '/fileName';
  return pointer.startsWith('/file') ? '/data' : pointer;
}

/** Stores a file that a call brought, for a document to use within a day. Throws a problem when it is not to be taken. */
async function receiveFile(
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
