import { isIP } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'

interface PeerOptions {
  /** In milliseconds. */
  readonly timeout: number
  /** Whether one that browsers would refuse, for instance an expired one, is read too. */
  readonly isAnyRead?: boolean
}

/** The certificate with which a server answers. */
export function peerCertificate(
  host: string,
  port: number,
  { timeout, isAnyRead = false }: PeerOptions,
): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const rejectUnauthorized = !isAnyRead
    // TLS has no names for addresses.
    const servername = isIP(host) ? '' : host
    const socket = connect({ host, port, servername, timeout, rejectUnauthorized })
    const fail = (error: Error) => {
      socket.destroy()
      reject(error)
    }
    socket.once('secureConnect', () => {
      resolve(socket.getPeerCertificate())
      socket.destroy()
    })
    socket.once('error', fail)
    socket.once('timeout', () => fail(new Error('no answer')))
  })
}
