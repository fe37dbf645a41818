const sectorSize = 512;
const end = 0xfffffffe;

/** A stream of a compound file (MS-CFB, version 3), by its name. Throws where the file breaks a rule. */
export function readCompoundFile(file: Buffer, name: string): Buffer {
  if (file.length % sectorSize !== 0) throw new Error('The file ends within a sector.');
  if (file.subarray(0, 8).toString('hex') !== 'd0cf11e0a1b11ae1') throw new Error('It is no compound file.');
  const table = readTable(file);
  const chain = (first: number) => readChain(file, table, first);
  const directory = chain(file.readUInt32LE(48));
  for (let offset = 0; offset < directory.length; offset += 128) {
    const entry = directory.subarray(offset, offset + 128);
    const nameBytes = entry.readUInt16LE(64);
    if (entry.subarray(0, Math.max(0, nameBytes - 2)).toString('utf16le') !== name) continue;
    const size = entry.readUInt32LE(120);
    if (size < file.readUInt32LE(56)) throw new Error('The stream is too small for its place.');
    return chain(entry.readUInt32LE(116)).subarray(0, size);
  }
  throw new Error(`There is no stream ${name}.`);
}

function sector(file: Buffer, number: number): Buffer {
  const start = (number + 1) * sectorSize;
  if (start >= file.length) throw new Error(`There is no sector ${number}.`);
  return file.subarray(start, start + sectorSize);
}

/** Which sector follows each, from the sectors that the header and the lists after it name. */
function readTable(file: Buffer): number[] {
  const places = numbersOf(file.subarray(76, 512));
  for (let list = file.readUInt32LE(68); list !== end; ) {
    const numbers = numbersOf(sector(file, list));
    list = numbers.pop() ?? end;
    places.push(...numbers);
  }
  const used = places.filter((place) => place < 0xfffffffc);
  if (used.length !== file.readUInt32LE(44)) throw new Error('The header counts other sectors.');
  return used.flatMap((place) => numbersOf(sector(file, place)));
}

function readChain(file: Buffer, table: readonly number[], first: number): Buffer {
  const parts: Buffer[] = [];
  for (let number = first; number !== end; number = table[number] ?? end) {
    if (parts.length > table.length) throw new Error('A chain of sectors goes in a ring.');
    parts.push(sector(file, number));
  }
  return Buffer.concat(parts);
}

function numbersOf(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length / 4 }, (_, index) => bytes.readUInt32LE(index * 4));
}
