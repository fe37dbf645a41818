import type { AreaHelp } from '../../kernel/area/AreaHelp.ts';
import type { LateArea } from '../../kernel/area/LateArea.ts';
import { editorShortcuts } from '../../kernel/editor/editorShortcuts.ts';
import { listShortcuts } from '../../kernel/list/listShortcuts.ts';
import { paletteSearch } from '../../kernel/list/paletteSearch.ts';
import { organizations, organizationTypes } from './early.ts';
import { organizationText } from './organizations.messages.ts';
import { organizationSearchText } from './search.messages.ts';

/** Finds organizations for the command palette, those of each type by themselves. */
const searches = organizationTypes.map((type) =>
  paletteSearch({
    list: organizations.listOf(type),
    label: organizationText(`heading.${type.name}`),
    all: (text, total) => organizationSearchText(`all.${type.name}`, { total, text }),
    toObject: ({ id, name, code, city, state }) => ({
      id,
      label: name || organizationText('nameless'),
      hint: [code, city, state].filter(Boolean).join(' · '),
      path: organizations.pathOfId(type, id),
    }),
    listPath: (search) => organizations.listPath(type, search),
  }),
);

/** The help of the screens of organizations. */
const organizationHelp: AreaHelp = (pathname) => {
  const { missingPath, section } = organizations;
  const isList = pathname.startsWith(`${section}browser`);
  if (pathname.startsWith(missingPath) || isList) {
    const part = isList ? 'finding' : 'missing';
    return {
      title: organizationSearchText(isList ? 'help.list' : 'help.missing'),
      href: `/help/organizations.html#${part}`,
      shortcuts: listShortcuts(),
    };
  }
  return {
    title: organizationSearchText('help.editor'),
    href: '/help/organizations.html#managing',
    shortcuts: editorShortcuts(),
  };
};

/** What the area of organizations has besides its screens. */
export const lateOrganizations: LateArea = { search: searches, help: organizationHelp };
