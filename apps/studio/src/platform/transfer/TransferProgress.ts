/** Called with the progress of a transfer. @param total all the bytes there are; null while the total is unknown. */
export type OnTransferProgress = (bytes: number, total: number | null) => void;
