import { isIPv6 } from 'node:net'

/**
 * What limits count as one place: an IPv4 address, or the /64 network of an IPv6 address, because
 * every household and every server has a whole one to choose addresses from.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const [before, behind] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array.from({ length: 8 - before.length - behind.length }, () => '0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...behind]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

function groupsOf(part: string): string[] {
  return part.split(':').filter(Boolean)
}
