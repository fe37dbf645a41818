const itemsPerSet = 24;

/**
 * An initialization file of Static data sets.
 * @param megabytes about how large it is to be, in units of 1,000,000 bytes
 * @param prefix what the names of the sets begin with
 */
export function makeRestoreFile(megabytes: number, prefix = 'Restored'): { content: Buffer; count: number } {
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  parts.push('<configuration xmlns="urn:studio:dbinit:1" created="2026-11-20T09:30:00.000Z">\n');
  parts.push('<section>\n<title>Data Sets</title>\n');
  let size = 0;
  let count = 0;
  while (size < megabytes * 1_000_000) {
    const element = dataSetElement(`${prefix} ${count}`, count);
    parts.push(element);
    size += Buffer.byteLength(element);
    count += 1;
  }
  parts.push('</section>\n</configuration>\n');
  return { content: Buffer.from(parts.join('')), count };
}

function dataSetElement(name: string, index: number): string {
  const description = `Schedule ${index} of what a policy of this class may hold, with its limits.`;
  const settings = 'type="0" supportSearch="false" minSearchStringLength="3" required="false"';
  const items = Array.from({ length: itemsPerSet }, (_, ordering) => itemElement(index, ordering));
  return `<dataSet ${settings}><name>${name}</name><description>${description}</description>${items.join('')}</dataSet>\n`;
}

function itemElement(index: number, ordering: number): string {
  return `<item><label>Class ${ordering} of schedule ${index}, frame construction</label><value>C${ordering}</value></item>`;
}
