import type { UiFormTemplate } from '@studio/api';
import { Button } from '@studio/ui';
import { TriangleAlert } from 'lucide-react';
import { Banner } from '../../../kernel/editor/ui/Banner.styles.ts';
import { countedText } from '../../../platform/i18n/defineMessages.ts';
import { errorsBannerText } from './errorsBanner.messages.ts';

/** By the contract's codes. */
const states = ['draft', 'production', 'published'] as const;

/** How many errors a form has, and what leads to them. */
export interface FormErrorsBannerProps extends Pick<UiFormTemplate['formTemplate'], 'status'> {
  /** At least 1. */
  readonly count: number;
  readonly onShow: () => void;
}

/** Says what cannot be done with a form as it is. */
export function FormErrorsBanner({ count, status, onShow }: FormErrorsBannerProps) {
  return (
    <Banner data-tone="warning" data-part="form-errors">
      <TriangleAlert aria-hidden size={16} />
      <div>
        <p>{countedText(errorsBannerText, states[status], count)}</p>
      </div>
      <div data-part="acts">
        <Button size="sm" onClick={onShow}>
          {errorsBannerText('show')}
        </Button>
      </div>
    </Banner>
  );
}
