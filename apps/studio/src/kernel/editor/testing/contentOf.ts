import type { EditorCase } from './EditorCase.ts';

/** What a draft comes to: what counts as its content, and what saving it sends. */
export function contentOf<Doc, Draft extends object>(
  { definition, payloadOf }: EditorCase<Doc, Draft>,
  draft: Draft,
  doc: Doc,
) {
  return { form: definition.normalise(draft, doc), payload: payloadOf(draft, doc) };
}
