import Split from 'lucide-react/icons/split';
import { usualBudget } from '../../kernel/area/Area.ts';
import { idArea } from '../../kernel/kind/idArea.ts';
import { rulePath, rules } from './early.ts';

/** Business rules: their browser and their builder. A new rule is made in a modal over the browser. */
export const ruleArea = idArea(rules, {
  key: 'rules',
  Icon: Split,
  list: () => import('./list.tsx'),
  editor: () => import('./editor/route.tsx'),
  late: async () => {
    const { ruleEditorText: text } = await import('./editor.messages.ts');
    const { shownRuleName } = await import('./shownRuleName.ts');
    return (await import('../../kernel/kind/idSearch.ts')).idLate(rules, {
      text,
      help: { list: 'rules.html#finding', editor: 'rules.html#building' },
      nameOf: ({ name }) => shownRuleName(name),
      hint: ({ ruleSetName }) => ruleSetName,
      pathOf: (row) => rulePath(row),
    });
  },
  // The editor draws the tree of conditions and the actions that follow: some 30 kB that plain editors do not have.
  budget: { ...usualBudget, editor: 360 },
});
