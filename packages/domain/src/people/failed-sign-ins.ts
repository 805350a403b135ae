/**
 * Why a sign-in failed. 'locked' is an attempt that was refused unread after too many others,
 * 'passkey-copied' a passkey that has signed less often than we have counted.
 */
export const signInFailures = [
  'password',
  'second-factor',
  'locked',
  'passkey',
  'passkey-copied',
] as const
export type SignInFailure = (typeof signInFailures)[number]

/**
 * The network of an IP address: enough to recognise one's own and to block an attacker, without
 * naming a household. 203.0.113.0/24, 2001:db8:1::/48
 */
export function networkOf(address: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  if (v4) return `${v4[1]}.0/24`
  const [start = ''] = address.split('::')
  const groups = [...start.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3)
  return `${groups.join(':')}::/48`
}
