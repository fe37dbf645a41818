import { useState } from 'react';
import { addTags, findTag, type TagLimits } from './tagModel.ts';
import type { TagFieldLabels } from './types.ts';

interface TagsOptions extends TagLimits {
  tags: readonly string[];
  setTags: (tags: readonly string[]) => void;
  options: readonly string[];
  labels: TagFieldLabels;
}

/** What just happened, in words. */
export interface TagNotice {
  text: string;
  /** Something was refused, which has to be seen as well. */
  isRefusal: boolean;
}

/** Adding and taking away, with the announcements. */
export function useTags({ tags, setTags, options, labels, ...limits }: TagsOptions) {
  const [notice, setNotice] = useState<TagNotice | null>(null);

  return {
    notice,
    setNotice,
    /** @returns the texts that did not become tags and are not there either. */
    add: (texts: readonly string[]): readonly string[] => {
      const meant = texts.map((text) => findTag(options, text) ?? text);
      const result = addTags(tags, meant, limits);
      if (result.added.length > 0) setTags(result.tags);
      const [refusal] = result.refused.toSorted(
        (a, b) => Number(a.reason === 'duplicate') - Number(b.reason === 'duplicate'),
      );
      const reasons = {
        duplicate: () => labels.duplicate(refusal?.text ?? ''),
        long: () => labels.long(limits.maxLength),
        full: () => labels.full(limits.maxTags),
      };
      if (refusal) setNotice({ text: reasons[refusal.reason](), isRefusal: true });
      else if (result.added.length > 0) setNotice({ text: labels.added(result.added), isRefusal: false });
      return result.refused.filter(({ reason }) => reason !== 'duplicate').map(({ text }) => text);
    },
    /** Takes away the tag at a place. */
    remove: (index: number) => {
      setTags(tags.toSpliced(index, 1));
      setNotice({ text: labels.removed(tags[index] ?? ''), isRefusal: false });
    },
  };
}
