/**
 * A compound file as far as it is recognised: its header, and entries of its folder far behind.
 * @param streams their names, in the order of the folder
 */
export function compoundFile(...streams: readonly string[]): Buffer {
  const file = Buffer.alloc(20_480);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  streams.forEach((name, index) => {
    const entry = 15_360 + index * 128;
    file.write(name, entry, 'utf16le');
    file.writeUInt16LE(2 * (name.length + 1), entry + 64);
    file.writeUInt8(2, entry + 66);
  });
  return file;
}
