import { useState } from 'react';
import { useBrandPicture } from '../../platform/brand/brandPictures.ts';
import { Mark } from './BrandMark.styles.ts';

export interface BrandMarkProps {
  /** Height in pixels, and the width of the mark that is built in. @default 24 */
  size?: number;
}

/**
 * The mark that was chosen among the files and icons, for a dark ground its own where there is one; otherwise, and where it cannot be shown, the product's in the colours of the theme.
 * Decorative: the product's name is beside it.
 */
export function BrandMark({ size = 24 }: BrandMarkProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shownOf = (url: string | null) => (url === null || failed.includes(url) ? null : url);
  const any = shownOf(useBrandPicture('brand-mark'));
  const dark = shownOf(useBrandPicture('brand-mark-dark'));
  const onError = (url: string) => () => setFailed((urls) => [...urls, url]);
  return (
    <Mark data-has-dark={dark !== null || undefined}>
      {any === null ? (
        <BuiltInMark size={size} />
      ) : (
        <img data-ground="any" src={any} alt="" height={size} onError={onError(any)} />
      )}
      {dark !== null && <img data-ground="dark" src={dark} alt="" height={size} onError={onError(dark)} />}
    </Mark>
  );
}

function BuiltInMark({ size }: { readonly size: number }) {
  return (
    <svg data-ground="any" aria-hidden="true" viewBox="0 0 24 24" width={size} height={size}>
      <rect width="24" height="24" rx="6" fill="var(--st-accent)" />
      <path
        d="M12 5 5 8.5l7 3.5 7-3.5zM5 12l7 3.5 7-3.5M5 15.5 12 19l7-3.5"
        fill="none"
        stroke="var(--st-on-accent)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
