/** Told how far a transfer is. @param total all the bytes there are; null while the total is unknown. */
export type OnTransferProgress = (bytes: number, total: number | null) => void;
