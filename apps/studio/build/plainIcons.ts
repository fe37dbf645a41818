import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** What a module of Lucide says about its icon. */
interface IconData {
  readonly name: string;
  readonly size?: number;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, unknown>>])[];
}

const iconModule = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const known: readonly string[] = ['name', 'size', 'aliases', 'node'];

/**
 * Makes Lucide's icons of what is drawn of them: random keys of their parts, which React needs in development only, other names,
 * and the size that an icon has anyway are left out. They are a third of an icon's weight. The build fails when an icon says something that is not known here.
 */
export function plainIcons(): Plugin {
  let count = 0;
  return {
    name: 'plain-icons',
    apply: 'build',
    async load(id) {
      if (!iconModule.test(id)) return null;
      const { __iconData: data }: { __iconData?: IconData } = await import(pathToFileURL(id).href);
      // Another name of an icon, which its own module makes.
      if (data === undefined) return null;
      count += 1;
      return `import createLucideIcon from '../createLucideIcon.mjs';
export default /* @__PURE__ */ createLucideIcon(${JSON.stringify(plain(id, data))});`;
    },
    buildEnd(error) {
      if (error === undefined && count === 0) throw new Error('The build has no icons of Lucide.');
    },
  };
}

function plain(id: string, data: IconData): IconData {
  if (Object.keys(data).some((key) => !known.includes(key)) || (data.size ?? 24) !== 24)
    throw new Error(`${id} is not an icon of the kind that is known.`);
  return {
    name: data.name,
    node: data.node.map(([tag, { key: _key, ...attributes }, ...others]) => {
      if (others.length > 0) throw new Error(`${id} has parts within parts.`);
      return [tag, attributes];
    }),
  };
}
