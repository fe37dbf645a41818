import type { ExpressionKind } from './types.ts';

/** What the studio's expressions decide about a field. */
export const expressionKinds = {
  disable: { id: 'disable', label: 'Disable expression' },
  requiredLevel: { id: 'requiredLevel', label: 'Required level expression' },
  value: { id: 'value', label: 'Value expression', hasValueFormat: true },
} as const satisfies Readonly<Record<string, ExpressionKind>>;
