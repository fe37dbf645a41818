/** Whether something thrown is an error with that `code`, as Node and the database drivers set it. */
export function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
