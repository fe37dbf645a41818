import { idExport } from '../../kernel/kind/idExport.ts';
import { idKind } from '../../kernel/kind/idKind.ts';

/** Section templates: where they are, and what their screens ask for first. */
export const sections = idKind({
  rest: '/rest/SectionTemplate',
  list: '/config/sectionTemplate/browser',
  editor: '/config/sectionTemplate',
  sortBy: 'name',
  earlyFilters: { active: {}, applicability: {}, lastModifiedBy: { type: 'text' } },
});

/** Where the order of a document is shown. */
export const orderPath = `${sections.paths.newPath}/order`;

/** Downloads section templates as one initialization file. */
export const exportSections = idExport(sections);
