/** The name of a property as a heading: `formTemplateUniqueName` becomes `Form Template Unique Name`. */
export function headingOf(property: string): string {
  const words = property
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
