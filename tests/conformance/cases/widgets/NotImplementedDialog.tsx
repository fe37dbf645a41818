import { NotImplementedDialog } from '@studio/widgets';
import type { ConformanceCase } from '../../ConformanceCase.ts';

export const conformance: ConformanceCase = {
  name: 'NotImplementedDialog',
  render: (given) => <NotImplementedDialog actionName="Publish" onOpenChange={() => undefined} {...given} />,
  root: 'alert-dialog',
  parts: ['title', 'message', 'footer', 'ok'],
  isLayer: true,
  isTitleTaken: true,
};
