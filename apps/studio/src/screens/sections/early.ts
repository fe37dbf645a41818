import { idKind } from '../../kernel/kind/idKind.ts';

/** Section templates: where they are, and what their screens ask for first. */
export const sections = idKind({
  rest: '/rest/SectionTemplate',
  list: '/config/sectionTemplate/browser',
  editor: '/config/sectionTemplate',
  section: 'Section Templates',
  sortBy: 'name',
  earlyFilters: { active: {}, applicability: {}, lastModifiedBy: { type: 'text' } },
});

/** Where the order of a document is shown. */
export const orderPath = `${sections.paths.newPath}/order`;
