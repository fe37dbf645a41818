import { checkShape, whole } from '../../store/checkShape.ts';
import type { Kind } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { fileNameFault } from '../../uploads/fileNameFault.ts';
import { contentReferenceShape } from '../contentReferenceShape.ts';
import { kindNames } from '../kindNames.ts';
import { type ConfiguredFileDoc, configuredTypes } from './ConfiguredFileDoc.ts';

const pixels = { type: ['integer', 'null'], minimum: 1 };

const properties = {
  name: { type: 'string', format: 'name', maxLength: 1000 },
  description: { type: 'string', maxLength: 1000 },
  carrierOnly: { type: 'boolean' },
  grouping: { type: ['string', 'null'], minLength: 1, maxLength: 200 },
  required: { type: 'boolean' },
  file: contentReferenceShape({ mediaType: { enum: configuredTypes }, width: pixels, height: pixels }),
};

const checkConfiguredFileShape = checkShape<ConfiguredFileDoc>(whole(properties), nameFaults);

/** Files are saved under these names on whatever file system. */
function nameFaults({ file }: ConfiguredFileDoc): Violation[] {
  const fault = file === null ? null : fileNameFault(file.fileName);
  return fault === null ? [] : [{ pointer: '/file/fileName', message: `The name of the file ${fault}.` }];
}

/**
 * Files and icons. They refer to nothing. One of a group is the product's: it can be neither renamed nor deleted, and it may be without
 * a file until somebody chooses one, even where the product requires it. That what is saved has a file is a rule of saving.
 */
export const configuredFileKind: Kind<ConfiguredFileDoc> = {
  name: kindNames.configuredFile,
  noun: 'file',
  validate: checkConfiguredFileShape,
  nameOf: ({ name }) => name,
  summarise: ({ description, carrierOnly, grouping, required, file }) => ({
    ...{ description, carrierOnly, grouping, required },
    ...fileSummary(file),
  }),
  searchTextOf: ({ name, description, file }) =>
    [name, description.replaceAll(/\s+/g, ' '), file?.fileName ?? ''].join('\n'),
  referencesOf: () => [],
  hasPart: () => false,
  contentsOf: ({ file }) => (file === null ? [] : [{ content: file, pointer: '/file' }]),
  isRequired: ({ grouping }) => grouping !== null,
  followRenaming: (doc) => doc,
};

function fileSummary(file: ConfiguredFileDoc['file']) {
  const {
    fileName = null,
    size: fileSize = null,
    mediaType = null,
    width = null,
    height = null,
  } = file ?? {};
  return { fileName, fileSize, mediaType, width, height };
}
