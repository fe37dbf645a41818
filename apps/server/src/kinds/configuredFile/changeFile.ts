import type { operations } from '@studio/api';
import { badRequest, invalid } from '../../http/problems.ts';
import type { Violation } from '../../store/Violation.ts';
import type { ConfiguredFileDoc, FileReference } from './ConfiguredFileDoc.ts';

/** What a call says of a file besides its bytes. What it leaves out stays as it is. */
type Given = NonNullable<operations['createConfiguredFile']['parameters']['query']>;

const newFile: ConfiguredFileDoc = {
  ...{ name: '', description: '', carrierOnly: false, grouping: null, required: false, file: null },
};

/**
 * The document that a call makes of another. Throws a problem when it says what is not so, changes what is the product's to say, or leaves a
 * file missing that is needed: that of a required file, and of one that somebody adds.
 * @param stored null for a new one
 * @param received the file that takes the place of the stored one; null when there is none
 */
export function changeFile(
  stored: ConfiguredFileDoc | null,
  given: Given,
  received: FileReference | null,
): ConfiguredFileDoc {
  const before = stored ?? newFile;
  const { name = before.name, description = before.description, carrierOnly = before.carrierOnly } = given;
  const doc = {
    ...before,
    ...{ name: name.trim(), description: description.trim(), carrierOnly },
    file: fileAfter(before.file, given, received),
  };
  const violations = [...productFaults(before, given), ...missingFile(doc)];
  if (violations.length > 0) throw invalid(violations);
  return doc;
}

/** Without one that comes, an empty name takes the file away, and another one renames it. */
function fileAfter(
  before: FileReference | null,
  { fileName, fileSize }: Given,
  received: FileReference | null,
): FileReference | null {
  const after = received ?? before;
  if (fileName === '' && received === null) return null;
  const isAnnounced = (fileName !== undefined && after === null) || (fileSize ?? after?.size) !== after?.size;
  if (isAnnounced && !(after === null && fileSize === 0 && fileName === undefined)) {
    throw badRequest("The file that is announced is missing: the form has no part 'data'.", 'fileSize');
  }
  return after && { ...after, fileName: fileName || after.fileName };
}

function productFaults({ grouping, required }: ConfiguredFileDoc, given: Given): Violation[] {
  const isOther = given.grouping !== undefined && (given.grouping || null) !== grouping;
  const message = 'Which group a file belongs to is the product’s to say.';
  return [
    ...(isOther ? [{ pointer: '/grouping', message }] : []),
    ...((given.required ?? required) === required
      ? []
      : [{ pointer: '/required', message: 'Which files are required is the product’s to say.' }]),
  ];
}

function missingFile({ file, required, grouping }: ConfiguredFileDoc): Violation[] {
  if (file !== null || (grouping !== null && !required)) return [];
  return [{ pointer: '/data', message: required ? 'A file is required.' : 'A file is missing: choose one.' }];
}
