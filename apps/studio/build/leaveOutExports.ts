import type { Plugin, Rolldown } from 'vite';

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Leaves out exports of one module that are not imported and that stay in the build all the same, because something is assigned to a
 * property of theirs (`useTags.types = types`): the assignments and the exports are taken out, and the bundler drops the rest. The build
 * fails when the module does not have one of them, and when somebody imports one.
 * @param module how the module's id ends
 * @param names the exports
 */
export function leaveOutExports(module: string, names: readonly string[]): Plugin {
  let isFound = false;
  return {
    name: 'leave-out-exports',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith(module)) return null;
      isFound = true;
      const program = this.parse(code);
      const { lists, kept, left } = readExports(program, names);
      if (left.size !== names.length)
        throw new Error(`${module} does not export all of ${names.join(', ')}.`);
      const rest = without(code, [...lists, ...assignmentsTo(left, program)]);
      return { code: `${rest}\nexport { ${kept.join(', ')} };\n`, map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isFound) throw new Error(`The build has no module ${module}.`);
    },
  };
}

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** The lists of exports of a module, what is exported besides the named, and what the named are called inside. */
function readExports({ body }: Program, names: readonly string[]) {
  const lists: Range[] = [];
  const kept: string[] = [];
  const left = new Set<string>();
  for (const statement of body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration !== null) continue;
    lists.push(statement);
    for (const { local, exported } of statement.specifiers) {
      const [inside, outside] = [nameOf(local), nameOf(exported)];
      if (names.includes(outside)) left.add(inside);
      else kept.push(`${inside} as ${outside}`);
    }
  }
  return { lists, kept, left };
}

function nameOf(
  name:
    | { readonly type: 'Identifier'; readonly name: string }
    | { readonly type: string; readonly value: unknown },
): string {
  return 'name' in name ? name.name : JSON.stringify(name.value);
}

/** The statements of a module that assign to a property of one of these. */
function assignmentsTo(owners: ReadonlySet<string>, { body }: Program): Range[] {
  return body.filter((statement) => {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
      return false;
    const { left } = statement.expression;
    return (
      left.type === 'MemberExpression' && left.object.type === 'Identifier' && owners.has(left.object.name)
    );
  });
}

/** A text without these ranges of it. */
function without(text: string, cuts: readonly Range[]): string {
  let rest = '';
  let last = 0;
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    rest += text.slice(last, start);
    last = end;
  }
  return rest + text.slice(last);
}
