import { type Node, nodeAt, type OperationId, operationOf } from './contract.ts';

/** What the contract says of the properties of a body. */
interface BodyProperties {
  required: ReadonlySet<string>;
  /** Of those that may be left out. */
  defaults: ReadonlyMap<string, unknown>;
}

/** Of the body of a call, as far as its schema says so in one piece or in several that all hold. */
export function bodyPropertiesOf(id: OperationId): BodyProperties {
  const { path, method } = operationOf(id);
  const operation = `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method.toLowerCase()}`;
  const pieces = piecesAt(`${operation}/requestBody/content/application~1json/schema`);
  const required = pieces.flatMap((piece) => (piece['required'] ?? []) as string[]);
  const defaults = pieces.flatMap(({ properties = {} }) =>
    Object.entries(properties as Record<string, Node>).flatMap(([name, schema]) =>
      'default' in schema ? [[name, schema['default']] as const] : [],
    ),
  );
  return { required: new Set(required), defaults: new Map(defaults) };
}

function piecesAt(pointer: string): Node[] {
  const schema = nodeAt(pointer);
  const count = Array.isArray(schema['allOf']) ? schema['allOf'].length : 0;
  const parts = Array.from({ length: count }, (_, index) => piecesAt(`${pointer}/allOf/${index}`));
  return [schema, ...parts.flat()];
}
