import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm';

/**
 * What a file breaks of an XML schema, as libxml2 says: a sentence each, with the line; also why it is no XML at all.
 * Throws when the schema is none.
 */
export function schemaFaults(schemaText: string, file: string | Uint8Array): string[] {
  using schema = XmlDocument.fromString(schemaText);
  using validator = XsdValidator.fromDoc(schema);
  try {
    using document = XmlDocument.fromBuffer(Buffer.from(file));
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error;
    return error.details.map(({ line, message }) => `Line ${line}: ${message.trim()}`);
  }
}
