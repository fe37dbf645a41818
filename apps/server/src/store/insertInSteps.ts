/** Keeps a statement under the 65,535 parameters that PostgreSQL takes. */
const rowsPerStatement = 500;

/** Inserts many rows with few statements, in their order, and answers what the statements answered. */
export async function insertInSteps<Row, Result>(
  rows: readonly Row[],
  insert: (rows: Row[]) => PromiseLike<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    results.push(await insert(rows.slice(start, start + rowsPerStatement)));
  }
  return results;
}
