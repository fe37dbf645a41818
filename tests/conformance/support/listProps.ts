import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { root } from '../../../scripts/bootstrap/paths.mjs';
import type { PublicProp } from '../vocabulary.ts';

/** The props and options that a source file declares in exported interfaces, inherited ones left out. */
export function propsIn(path: string, text: string): PublicProp[] {
  const { program } = parseSync(path, text);
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type !== 'TSInterfaceDeclaration') return [];
    return declaration.body.body.flatMap((member) => {
      if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return [];
      const annotation = member.typeAnnotation?.typeAnnotation;
      const type = annotation ? text.slice(annotation.start, annotation.end).replace(/\s+/g, ' ') : '';
      return [
        { owner: declaration.id.name, name: member.key.name, type: type.replace(/ \| undefined$/, '') },
      ];
    });
  });
}

/** Every prop of a public component and option of a public hook. */
export function listProps(isPublic: (typeName: string) => boolean): PublicProp[] {
  return globSync('packages/{ui,studio-widgets}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(stories|test)\.|\/(testing|fixtures)\//.test(path))
    .flatMap((path) => propsIn(path, readFileSync(`${root}/${path}`, 'utf8')))
    .filter(({ owner }) => /(Props|Options)$/.test(owner) && isPublic(owner));
}
