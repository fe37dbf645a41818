import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive; what it says of its size can be untrue. */
export interface ZippedFile {
  name: string;
  bytes: Buffer;
  /** What the archive says that it unpacks to. Default: what it does. */
  statedSize?: number;
  isEncrypted?: boolean;
}

/** An archive of compressed files. */
export function zipOf(files: readonly ZippedFile[]): Buffer {
  let offset = 0;
  const parts = files.map(({ name, bytes, statedSize = bytes.length, isEncrypted = false }) => {
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(statedSize, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const central = Buffer.concat([
      Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
      ...[common, place, Buffer.from(name)],
    ]);
    offset += local.length;
    return { local, central };
  });
  const directory = Buffer.concat(parts.map(({ central }) => central));
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts.map(({ local }) => local), directory, end]);
}

/** The type of the main part of a document of a word processor. */
const documentPart = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/**
 * What makes an archive a document of a word processor.
 * @param mainType what its list of types says of its main part
 */
export function wordFiles(text = 'Hello', mainType = documentPart): ZippedFile[] {
  const types = `<Types><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`;
  return [
    { name: '[Content_Types].xml', bytes: Buffer.from(types) },
    { name: 'word/document.xml', bytes: Buffer.from(`<w:document>${text}</w:document>`) },
  ];
}
