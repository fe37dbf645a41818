import type { ProductTemplateSummary } from '@studio/api';
import { deferPart } from '@studio/ui/internal';
import { CompareRoute, type Comparison, comparedBy } from '../../../kernel/object/compare/CompareRoute.tsx';
import { statusText } from '../../../kernel/status.messages.ts';
import { products } from '../early.ts';
import { productEditor } from '../editor/route.tsx';
import { type Product, productObject } from '../products.api.ts';
import { productText } from '../products.messages.ts';

/** Product templates beside one another. */
const productComparison: Comparison<Product, ProductTemplateSummary> = {
  ...comparedBy(productEditor),
  paths: products.paths,
  nouns: () => ({ one: productText('one'), many: productText('many') }),
  picker: deferPart(async () => {
    const [{ ListPicker }, { productList }] = await Promise.all([
      import('../../../kernel/list/picker/ListPicker.tsx'),
      import('../list.tsx'),
    ]);
    return (props) => <ListPicker {...props} definition={productList()} />;
  }),
  backLabel: () => productText('title'),
  load: productObject.load,
  nameOf: ({ name }) => name,
  noteOf: ({ active }) => (active ? '' : statusText('inactive')),
};

/** What differs between two product templates. */
export function Component() {
  return <CompareRoute of={productComparison} />;
}
