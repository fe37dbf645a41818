import type { PermissionsContract } from './writePermissions.ts';

const busy = '#/components/responses/Busy';

/** The calls that may change objects, as a TypeScript module: by the contract they are those that may be refused as busy. */
export function writeWritingCalls({ paths }: Pick<PermissionsContract, 'paths'>): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, call]) =>
      mayBeBusy(call) ? `  '${method.toUpperCase()} ${path}',\n` : [],
    ),
  );
  return `${head}${calls.join('')}]);\n`;
}

const head = `
/** The calls that may change objects: method in capitals, a space, and the path as the contract writes it. No other call changes one. */
export const writingCalls: ReadonlySet<string> = new Set([
`;

function mayBeBusy(call: unknown): boolean {
  const { responses } = (call ?? {}) as { responses?: Record<string, { $ref?: string }> };
  return responses?.['503']?.$ref === busy;
}
