import { customType } from 'drizzle-orm/pg-core';

/** A column of bytes; the drivers give them as a `Buffer` or as a plain array of bytes. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});
