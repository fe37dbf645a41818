export { Toast, type ToastLabels, type ToastProps } from './Toast.tsx';
export { ToastRegion, type ToastRegionLabels, type ToastRegionProps } from './ToastRegion.tsx';
export type { QueuedToast, ToastAction, ToastOptions, ToastTone } from './toastQueue.ts';
export { type Toasts, useToasts } from './useToasts.ts';
