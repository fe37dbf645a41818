const descriptions = new Set(['description', 'title', 'name', 'class description', 'industry']);

/** Whether a file's first line names its columns: something that ends in 'code', or a description called so. */
export function isHeader([first = '', second = '']: readonly string[]): boolean {
  return /(?:^|[\s_-]|class)codes?$/i.test(first) || descriptions.has(second.toLowerCase());
}

/** The names of attributes by column; a column without a name of its own is called by its number. */
export function attributeNames(header: readonly string[]): (column: number) => string {
  const names = header.map((name, column) => {
    const isFirst = header.indexOf(name) === column;
    return name !== '' && isFirst ? name : columnName(column);
  });
  return (column) => names[column] ?? columnName(column);
}

function columnName(column: number): string {
  return `Column ${column + 1}`;
}
