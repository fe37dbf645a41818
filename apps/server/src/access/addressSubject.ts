import { isIPv6 } from 'node:net';

/** The key under which failures from a network address are counted. IPv6 addresses are counted by their /64. */
export function addressSubject(address: string): string {
  const mapped = /^::ffff:(?<ipv4>\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.groups?.['ipv4'];
  if (mapped !== undefined) return `address ${mapped}`;
  return isIPv6(address) ? `address ${network(address)}::/64` : `address ${address}`;
}

function network(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
