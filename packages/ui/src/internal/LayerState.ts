/** Whether a layer is open, held by its caller or by itself. */
export interface LayerState {
  /** Whether it is open, when the caller holds it. */
  isOpen?: boolean | undefined;
  /**
   * Whether it is open at first, when it holds that itself.
   * @default false
   */
  defaultIsOpen?: boolean | undefined;
  /** Asked to open or to close, in whatever way. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}
