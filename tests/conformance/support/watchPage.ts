/** What a component may leave behind in the document. */
export interface PageWatch {
  /** Elements of body and head and attributes of both roots that were not there before. */
  left: () => string[];
}

function describeElement(element: Element): string {
  return element.outerHTML.slice(0, 160);
}

function childrenOf(): Element[] {
  return [...document.body.children, ...document.head.children].filter(
    (element) => !element.matches('style[data-styled]'),
  );
}

function attributesOf(): string[] {
  return [document.documentElement, document.body].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => name !== 'style' || value !== '')
      .map(({ name, value }) => `${element.localName} ${name}="${value}"`),
  );
}

/** Compares the document with what it is now. */
export function watchPage(): PageWatch {
  const elements = new Set(childrenOf());
  const attributes = new Set(attributesOf());
  return {
    left: () => [
      ...childrenOf()
        .filter((element) => !elements.has(element))
        .map(describeElement),
      ...attributesOf().filter((attribute) => !attributes.has(attribute)),
    ],
  };
}
