/** The contract as far as the limits of bodies are concerned. */
export interface LimitsContract {
  paths: Record<string, unknown>;
  components: { schemas: Record<string, unknown> };
}

interface Property {
  type?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

/** The limits of the bodies of all kinds that are addressed by an id, as a TypeScript module: a constant for each kind, by its name in the contract. */
export function writeLimits({ paths, components: { schemas } }: LimitsContract): string {
  const kinds = Object.keys(paths).flatMap(
    (path) => /^\/rest\/(\w+)\/\{id\}\/versions\/\{version\}$/.exec(path)?.[1] ?? [],
  );
  const constants = kinds.flatMap((kind) => {
    const { properties = {} } = (schemas[`${kind}Write`] ?? {}) as { properties?: Record<string, Property> };
    const lines = Object.entries(properties).flatMap(([name, property]) => {
      const limits = Object.entries(limitsOf(property)).map(([key, limit]) => `${key}: ${limit}`);
      return limits.length === 0 ? [] : [`  ${name}: { ${limits.join(', ')} },\n`];
    });
    const name = `${kind.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]/, (start) => start.toLowerCase())}Limits`;
    const head = `\n/** What fields of the body of ${kind} may hold; lengths are in characters. */\nexport const ${name} = {\n`;
    return lines.length === 0 ? [] : [`${head}${lines.join('')}} as const;\n`];
  });
  return constants.join('');
}

/** The limits of a value as a field of a form has them. */
function limitsOf({
  type,
  minLength = 0,
  maxLength,
  minimum,
  maximum,
  maxItems,
}: Property): Readonly<Record<string, number | true>> {
  return {
    ...(type === 'string' && minLength > 0 && { isRequired: true }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
    ...(maxItems !== undefined && { maxItems }),
  };
}
