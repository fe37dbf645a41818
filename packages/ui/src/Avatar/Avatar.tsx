import { type ComponentPropsWithRef, useState } from 'react';
import { useLabels } from '../LabelsProvider/useLabels.ts';
import { AvatarImage, AvatarPresence, AvatarRoot } from './Avatar.styles.ts';
import { initialsOf } from './initialsOf.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose: the accessible name, and the initials when there is no picture. */
  name: string;
  /** A square picture; initials show when it is missing or cannot be loaded. */
  imageUrl?: string | undefined;
  /** A dot, and a word in the accessible name. Nothing when unknown. */
  presence?: 'online' | 'offline' | undefined;
  /**
   * 20, 28 or 48 pixels.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** The words for `presence`. English by default. */
  presenceLabels?: { online: string; offline: string } | undefined;
}

const english = { presenceLabels: { online: 'online', offline: 'offline' } };

/** A person, as a picture or as initials. Next to the written name, give it `aria-hidden`. */
export function Avatar({ name, imageUrl, presence, size = 'md', presenceLabels, ...rest }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const texts = useLabels('Avatar', english);
  const words = presenceLabels ?? texts.presenceLabels;
  const hasImage = imageUrl !== undefined && imageUrl !== '' && imageUrl !== brokenUrl;
  return (
    <AvatarRoot
      role="img"
      aria-label={presence ? `${name}, ${words[presence]}` : name}
      data-part="avatar"
      data-size={size}
      {...rest}
    >
      <span aria-hidden="true" data-part="initials">
        {initialsOf(name)}
      </span>
      {hasImage && (
        <AvatarImage data-part="image" src={imageUrl} alt="" onError={() => setBrokenUrl(imageUrl)} />
      )}
      {presence && <AvatarPresence data-part="presence" data-presence={presence} />}
    </AvatarRoot>
  );
}
