import type { LateArea } from '../../kernel/area/LateArea.ts';
import { idHelp, idSearch } from '../../kernel/kind/idSearch.ts';
import { products } from './early.ts';
import { productEditorText } from './editor.messages.ts';
import { productText } from './products.messages.ts';

/** Finds product templates for the command palette. */
const productSearch = idSearch(products, {
  label: productEditorText('found'),
  all: (text, total) => productEditorText('all', { total, text }),
  hint: ({ type }) => productText(`type.${type}`),
  fields: { shortName: productEditorText('shortName'), externalName: productEditorText('externalName') },
});

/** The help of the screens of product templates. */
const productHelp = idHelp(products, {
  list: { title: productEditorText('help.list'), href: '/help/product-templates.html#finding' },
  editor: { title: productEditorText('help.editor'), href: '/help/product-templates.html#editing' },
});

/** What the area of product templates has besides its screens. */
export const lateProducts: LateArea = { search: productSearch, help: productHelp };
