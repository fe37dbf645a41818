import type { Ref } from 'react';
import type { FieldTexts } from '../FormField/index.ts';
import type { FieldRootProps, InputAttributes } from '../internal/NativeFieldProps.ts';
import type { KnownTag, TagFormat } from './tagModel.ts';

/** Texts of a `TagField`. */
export interface TagFieldLabels {
  /**
   * What follows the text of the entry that makes a new tag.
   * @default '(Create New Tag)'
   */
  create: string;
  /**
   * Name of the tags, for assistive technology.
   * @default the label
   */
  tags: (label: string) => string;
  /**
   * Name of the button that takes a tag away.
   * @default 'Remove coastal'
   */
  remove: (tag: string) => string;
  /**
   * @default 'Added coastal'
   */
  added: (tags: readonly string[]) => string;
  /**
   * @default 'Removed coastal'
   */
  removed: (tag: string) => string;
  /**
   * @default '“coastal” is already there'
   */
  duplicate: (tag: string) => string;
  /**
   * @default 'A tag has at most 255 characters'
   */
  long: (maxLength: number) => string;
  /**
   * @default 'The number of tags cannot be greater than 10'
   */
  full: (maxTags: number) => string;
  /**
   * @default 'Loading tags'
   */
  loading: string;
}

/**
 * A text becomes a tag by Enter, by a comma, and when the focus leaves the field. Until then the input has the attribute
 * `data-pending`: what acts on the tags while it has the focus, such as a shortcut that saves, can take the focus away first.
 */
export interface TagFieldProps extends FieldTexts, FieldRootProps, InputAttributes {
  /** The tags, in their order. Leave it out, and the field holds them. */
  value?: readonly string[] | undefined;
  /**
   * What an uncontrolled field starts with.
   * @default none
   */
  defaultValue?: readonly string[] | undefined;
  /** Called for every tag added or taken away, with all that are there then. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /**
   * Known tags to offer: all of them, or with `onSearch` those that were found. One can have a hint beside it, and be
   * under the heading of a group.
   * @default none
   */
  options?: readonly (string | KnownTag)[] | undefined;
  /** Called to find known tags that match a text; `options` is taken as its answer and not filtered again. */
  onSearch?: ((query: string) => void) | undefined;
  /**
   * Whether a text that is not known is offered as a new tag. It can be typed all the same: what is wrong with a tag is for
   * `error` to say.
   * @default every text is
   */
  canCreate?: ((text: string) => boolean) | undefined;
  /**
   * Milliseconds without typing before `onSearch` is asked.
   * @default 250
   */
  debounceMs?: number | undefined;
  /**
   * The response to `onSearch` is pending.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Submits the tags with a native form: an entry of this name for each, and none without tags. A text in the input
   * that still has the focus is not among them. A disabled field submits nothing.
   */
  name?: string | undefined;
  /** The `id` of the form that it belongs to, where that is not one around it. */
  form?: string | undefined;
  /**
   * Can be read, not changed; for a reason that is shown elsewhere. One of its own is `readOnlyReason`.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /**
   * What is typed and pasted. Of a line a comma is part, so that line breaks and tabs alone part what is pasted. Of e-mail addresses a semicolon ends one as a comma does, and of lists as mail programs write them, such as 'Kent, Maria <maria@x.com>; …', the addresses are taken.
   * @default 'text'
   */
  format?: TagFormat | undefined;
  /**
   * What is wrong with tags, by the tag. They are marked, and described by it; `error` says it of the whole field.
   * @default nothing is
   */
  tagErrors?: ReadonlyMap<string, string> | undefined;
  /** How many tags there may be; no limit when missing. */
  maxTags?: number | undefined;
  /**
   * Characters of one tag.
   * @default 255
   */
  maxLength?: number | undefined;
  /** Texts. English by default. */
  labels?: Partial<TagFieldLabels> | undefined;
  /** The input. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}
