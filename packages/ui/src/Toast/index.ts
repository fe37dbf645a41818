export type { ToastLabels, ToastRegionLabels } from '../LabelsProvider/ComponentLabels.ts';
export { Toast, type ToastProps } from './Toast.tsx';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';
export type { QueuedToast, ToastAction, ToastOptions, ToastTone } from './toastQueue.ts';
export { type Toasts, useToasts } from './useToasts.ts';
