import dns from 'node:dns';
import net, { type LookupFunction } from 'node:net';

/** The host has no public address. The error does not tell whether such a host exists; it has a `cause` where no name server could be asked. */
export class PrivateAddress extends Error {}

const NO_NAME_SERVER = 'EAI_AGAIN';

/** Addresses that are not public (IANA's special-purpose registries, RFC 6890), such as those inside machines, networks and clouds. */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Public IPv6 addresses are in 2000::/3, except for these parts of it, which lead to IPv4 addresses or to nothing. */
const PUBLIC_V6 = ['2000::', 3] as const;
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

export function isPublicAddress(address: string): boolean {
  const list = new net.BlockList();
  if (net.isIP(address) === 4) {
    for (const [start, bits] of NOT_PUBLIC_V4) list.addSubnet(start, bits, 'ipv4');
    return !list.check(address, 'ipv4');
  }
  if (net.isIP(address) !== 6) return false;
  const all = new net.BlockList();
  all.addSubnet(...PUBLIC_V6, 'ipv6');
  for (const [start, bits] of NOT_PUBLIC_V6) list.addSubnet(start, bits, 'ipv6');
  return all.check(address, 'ipv6') && !list.check(address, 'ipv6');
}

/** Refuses a host written as a private address, which is never looked up. `host` is in the form of `URL.hostname`. */
export function refusePrivateHost(host: string): void {
  const address = host.replace(/^\[|\]$/g, '');
  if (net.isIP(address) !== 0 && !isPublicAddress(address)) throw new PrivateAddress();
}

/** Looks a name up for the connection itself, so that the checked address is the one that is connected to. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, found) => {
    // An unknown name gives the same error as a name with a private address.
    if (error ?? !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new PrivateAddress('', error?.code === NO_NAME_SERVER ? { cause: error } : {}), '');
    }
    const [first] = found;
    if (options.all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family);
  });
};
