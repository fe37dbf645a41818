import FileStack from 'lucide-react/icons/file-stack';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { usualBudget } from '../../kernel/area/Area.ts';
import { idArea } from '../../kernel/kind/idArea.ts';
import { orderPath, sections } from './early.ts';

/** Section templates: their browser and editor. */
export const sectionArea = idArea(sections, {
  key: 'sections',
  Icon: FileStack,
  list: () => import('./list.tsx'),
  editor: () => import('./editor/route.tsx'),
  late: async () => {
    const { sectionEditorText: text, sectionText } = await import('./sections.messages.ts');
    return (await import('../../kernel/kind/idSearch.ts')).idLate(sections, {
      text,
      help: { list: 'section-templates.html#finding', editor: 'section-templates.html#editing' },
      hint: ({ applicability }) => sectionText(`applicability.${applicability}`),
    });
  },
  // What addresses of the product call a new one, and the tabs of the editor.
  furtherRoutes: [
    { path: orderPath, lazy: () => import('./order/route.tsx') },
    { path: `${sections.paths.newPath}/-1/:tab?`, loader: toTab },
    { path: `${sections.paths.newPath}/:id/:tab`, loader: toTab },
  ],
  // The rule tab brings the words of conditions and actions: some 20 kB that plain editors do not have.
  budget: { ...usualBudget, editor: 350 },
});

function toTab({ params: { id = '', tab } }: LoaderFunctionArgs) {
  const path = sections.paths.pathOfId(id);
  return redirect(tab === 'rule' ? `${path}?tab=rule` : path);
}
