const definition = /\bconst (\w+) = (styled(?:\.\w+|\([\w.]+\))) ?`/g;

/**
 * Gives every styled component of a module an id made of its place and name. Without one, styled-components numbers them
 * in the order in which modules run, and a page drawn on a server gets other class names than the browser.
 * @param code a compiled module
 * @param place the package's prefix and the module's name; unique in a page
 */
export function withComponentIds(code: string, place: string): string {
  return code.replace(
    definition,
    (_, name: string, tag: string) =>
      `const ${name} = /*#__PURE__*/ ${tag}.withConfig({ componentId: '${place}-${name}' }) \``,
  );
}
