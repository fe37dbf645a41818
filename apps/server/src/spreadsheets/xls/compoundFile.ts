import { ByteWriter } from './ByteWriter.ts';

const sectorSize = 512;
const entriesPerSector = sectorSize / 4;
/** A sector of the list of table sectors ends with the number of the next one. */
const listedPerSector = entriesPerSector - 1;
const listedInHeader = 109;
/** Streams that are shorter are kept in another way. */
const smallestStream = 4096;

const mark = { list: 0xfffffffc, table: 0xfffffffd, end: 0xfffffffe, free: 0xffffffff } as const;
const directorySectors = 1;

/**
 * A compound file (MS-CFB, version 3) with one stream, as the formats of Excel 97 to 2003 need it around them.
 * @param length of the stream in bytes
 */
export async function* compoundFile(
  streamName: string,
  length: number,
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const size = Math.max(length, smallestStream);
  const dataSectors = Math.ceil(size / sectorSize);
  const { tableSectors, listSectors } = countSectors(dataSectors + directorySectors);
  const directory = dataSectors;
  const table = directory + directorySectors;
  const list = table + tableSectors;
  yield header({ directory, table, tableSectors, list, listSectors });
  yield* stream;
  yield Buffer.alloc(dataSectors * sectorSize - length);
  yield directorySector(streamName, size);
  yield allocationTable({ dataSectors, directory, table, tableSectors, list, listSectors });
  yield listOfTable({ table, tableSectors, list, listSectors });
}

/** The table says of every sector which one follows, those of the table and of its list included. */
function countSectors(content: number): { tableSectors: number; listSectors: number } {
  let tableSectors = 0;
  let listSectors = 0;
  for (;;) {
    const needed = Math.ceil((content + tableSectors + listSectors) / entriesPerSector);
    const neededList = Math.ceil(Math.max(0, needed - listedInHeader) / listedPerSector);
    if (needed === tableSectors && neededList === listSectors) return { tableSectors, listSectors };
    tableSectors = needed;
    listSectors = neededList;
  }
}

interface Layout {
  directory: number;
  table: number;
  tableSectors: number;
  list: number;
  listSectors: number;
}

function header({ directory, table, tableSectors, list, listSectors }: Layout): Buffer {
  const to = new ByteWriter();
  to.bytes(Buffer.from('d0cf11e0a1b11ae1', 'hex')).bytes(Buffer.alloc(16));
  to.u16(0x003e).u16(0x0003).u16(0xfffe).u16(9).u16(6).bytes(Buffer.alloc(6));
  to.u32(0).u32(tableSectors).u32(directory).u32(0).u32(smallestStream).u32(mark.end).u32(0);
  to.u32(listSectors > 0 ? list : mark.end).u32(listSectors);
  for (let index = 0; index < listedInHeader; index += 1) {
    to.u32(index < tableSectors ? table + index : mark.free);
  }
  return to.take();
}

function allocationTable(layout: Layout & { dataSectors: number }): Buffer {
  const { dataSectors, directory, table, tableSectors, listSectors } = layout;
  const to = new ByteWriter();
  for (let sector = 1; sector < dataSectors; sector += 1) to.u32(sector);
  to.u32(mark.end);
  for (let sector = directory; sector < table; sector += 1) to.u32(mark.end);
  for (let sector = 0; sector < tableSectors; sector += 1) to.u32(mark.table);
  for (let sector = 0; sector < listSectors; sector += 1) to.u32(mark.list);
  while (to.length < tableSectors * sectorSize) to.u32(mark.free);
  return to.take();
}

function listOfTable({ table, tableSectors, list, listSectors }: Omit<Layout, 'directory'>): Buffer {
  const to = new ByteWriter();
  for (let sector = 0; sector < listSectors; sector += 1) {
    const first = listedInHeader + sector * listedPerSector;
    for (let index = first; index < first + listedPerSector; index += 1) {
      to.u32(index < tableSectors ? table + index : mark.free);
    }
    to.u32(sector + 1 < listSectors ? list + sector + 1 : mark.end);
  }
  return to.take();
}

function directorySector(streamName: string, size: number): Buffer {
  const to = new ByteWriter();
  writeEntry(to, { name: 'Root Entry', type: 5, child: 1, start: mark.end, size: 0 });
  writeEntry(to, { name: streamName, type: 2, child: mark.free, start: 0, size });
  for (let unused = 0; unused < 2; unused += 1) {
    writeEntry(to, { name: '', type: 0, child: mark.free, start: 0, size: 0 });
  }
  return to.take();
}

interface Entry {
  name: string;
  type: number;
  child: number;
  start: number;
  size: number;
}

function writeEntry(to: ByteWriter, { name, type, child, start, size }: Entry): void {
  const nameBytes = Buffer.alloc(64);
  const length = name === '' ? 0 : (name.length + 1) * 2;
  nameBytes.write(name, 'utf16le');
  to.bytes(nameBytes)
    .u16(length)
    .u8(type)
    .u8(type === 0 ? 0 : 1);
  to.u32(mark.free).u32(mark.free).u32(child).bytes(Buffer.alloc(36)).u32(start).u32(size).u32(0);
}
