import { BlockList, isIP } from 'node:net';

/** What lies behind no public host (IANA's registries of special-purpose addresses), as `network/length`. */
const SPECIAL_IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** Inside of 2000::/3, which alone is given to hosts: tunnels lead to other networks, examples nowhere. */
const SPECIAL_IPV6 = '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20';

function toBlockList(text: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const part of text.split(' ')) {
    const [network = '', length = ''] = part.split('/');
    list.addSubnet(network, Number(length), family);
  }
  return list;
}

const IPV4 = toBlockList(SPECIAL_IPV4, 'ipv4');
const IPV6 = toBlockList(SPECIAL_IPV6, 'ipv6');
const HOSTS_IPV6 = toBlockList('2000::/3', 'ipv6');
const LOOPBACK_IPV4 = toBlockList('127.0.0.0/8', 'ipv4');
const LOOPBACK_IPV6 = toBlockList('::1/128', 'ipv6');

/** Whether an IP address is of a host that anybody may reach: none of this machine, a private network or a special use. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !IPV4.check(address, 'ipv4');
  return family === 6 && HOSTS_IPV6.check(address, 'ipv6') && !IPV6.check(address, 'ipv6');
}

/** Whether an IP address is of this machine. */
export function isLoopbackAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return LOOPBACK_IPV4.check(address, 'ipv4');
  return family === 6 && LOOPBACK_IPV6.check(address, 'ipv6');
}
