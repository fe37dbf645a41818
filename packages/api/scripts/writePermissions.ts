/** The contract as far as permissions are concerned. */
export interface PermissionsContract {
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: { AuthorizationKey: { enum: string[] } } };
}

interface Described {
  operationId: string;
  'x-permission'?: unknown;
}

const withoutKey = ['session', 'public'];

/** The `x-permission` of each operation as a TypeScript module, and the operations where it is missing or wrong. */
export function writePermissions({ paths, components }: PermissionsContract): {
  text: string;
  faults: string[];
} {
  const known = [...components.schemas.AuthorizationKey.enum, ...withoutKey];
  const operations = Object.values(paths).flatMap((item) => Object.values(item).filter(isOperation));
  const faults = operations.flatMap(({ operationId, 'x-permission': permission }) => {
    if (permission === undefined) return [`The operation ${operationId} has no x-permission.`];
    if (known.includes(String(permission))) return [];
    return [
      `The x-permission of the operation ${operationId}, '${permission}', is none of ${known.join(', ')}.`,
    ];
  });
  const lines = operations.flatMap(({ operationId, 'x-permission': permission }) =>
    permission === undefined ? [] : [`    ${operationId}: ${JSON.stringify(permission)},\n`],
  );
  return { text: `${head}${lines.join('')}${foot}`, faults };
}

const head = `import type { AuthorizationKey, operations } from './schema.gen.ts';

/** What a call asks of its caller: a permission, a session of any user, or nothing. */
export type OperationPermission = AuthorizationKey | 'session' | 'public';

/** What each call asks of its caller. */
export const operationPermissions = {
`;
const foot = '} as const satisfies Readonly<Record<keyof operations, OperationPermission>>;\n';

function isOperation(item: unknown): item is Described {
  return typeof item === 'object' && item !== null && 'operationId' in item;
}
