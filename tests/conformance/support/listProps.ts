import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { root } from '../../../scripts/bootstrap/paths.mjs';
import type { PublicProp } from '../vocabulary.ts';

/** An interface, or a type that is made of others. */
export interface DeclaredType {
  readonly name: string;
  readonly props: readonly PublicProp[];
  /** What it extends, picks from or is made of, by name. */
  readonly bases: readonly string[];
  /** All types that it names, in the types of its props too. */
  readonly mentions: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The names in a part of a program, outside of the types of props. */
function namesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (!isNode(node) || node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature') return [];
  const own = node.type === 'Identifier' && 'name' in node ? [String(node.name)] : [];
  return [...own, ...Object.values(node).flatMap(namesIn)];
}

/** The names of all types that a part of a program refers to. */
function referencesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(referencesIn);
  if (!isNode(node)) return [];
  const own = node.type === 'TSTypeReference' && 'typeName' in node ? namesIn(node.typeName) : [];
  return [...own, ...Object.values(node).flatMap(referencesIn)];
}

/** The interfaces and types that a source file declares, exported or not. */
export function typesIn(path: string, text: string): DeclaredType[] {
  const { program } = parseSync(path, text);
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'TSTypeAliasDeclaration' && declaration?.type !== 'TSInterfaceDeclaration')
      return [];
    const parameters = new Set(declaration.typeParameters?.params.map(({ name }) => name.name));
    const mentionsOf = (part: unknown) => referencesIn(part).filter((name) => !parameters.has(name));
    if (declaration.type === 'TSTypeAliasDeclaration')
      return [
        {
          name: declaration.id.name,
          props: [],
          bases: namesIn(declaration.typeAnnotation),
          mentions: mentionsOf(declaration.typeAnnotation),
        },
      ];
    const { name } = declaration.id;
    const props = declaration.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      const annotation = member.typeAnnotation?.typeAnnotation;
      const type = annotation ? text.slice(annotation.start, annotation.end).replace(/\s+/g, ' ') : '';
      return [{ owner: name, name: member.key.name, type: type.replace(/ \| undefined$/, '') }];
    });
    return [{ name, props, bases: namesIn(declaration.extends), mentions: mentionsOf(declaration.body) }];
  });
}

/** All types of both packages, by their names; several files may have one of the same name. */
export function readTypes(): ReadonlyMap<string, readonly DeclaredType[]> {
  const sources = globSync('packages/{ui,studio-widgets}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(stories|test)\.|\/(testing|fixtures)\//.test(path),
  );
  return Map.groupBy(
    sources.flatMap((path) => typesIn(path, readFileSync(`${root}/${path}`, 'utf8'))),
    ({ name }) => name,
  );
}

/**
 * The props of types, with those of the types that they are made of, wherever these are declared.
 * @param names the types to begin with
 */
export function listProps(declared: ReturnType<typeof readTypes>, names: readonly string[]): PublicProp[] {
  const reached = new Set(names);
  // A set hands out what is added while it is gone through.
  for (const name of reached)
    for (const type of declared.get(name) ?? []) for (const base of type.bases) reached.add(base);
  return [...reached].flatMap((name) => (declared.get(name) ?? []).flatMap(({ props }) => props));
}
