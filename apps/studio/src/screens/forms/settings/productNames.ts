/** What product templates are called that a form names, by their ids: one that is not offered any more is still shown by its name. */
const names = new Map<string, string>();

/** Keeps what products are called, as a form says it. */
export function rememberProducts(products: readonly { readonly id: string; readonly name: string }[]): void {
  for (const { id, name } of products) names.set(id, name);
}

/** The name of a product, as far as it is known; otherwise its id. */
export function productName(id: string): string {
  return names.get(id) ?? id;
}
