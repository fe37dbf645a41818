/** Makes a draft of a document once: repeated calls for the same document return the same rows with the same keys. */
export function draftOnce<Doc extends object, Draft>(toDraft: (doc: Doc) => Draft): (doc: Doc) => Draft {
  const made = new WeakMap<Doc, Draft>();
  return (doc) => {
    const known = made.get(doc);
    if (known !== undefined) return known;
    const draft = toDraft(doc);
    made.set(doc, draft);
    return draft;
  };
}
