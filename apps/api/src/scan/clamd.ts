import { withTimeout } from '../with-timeout.ts'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import type { Scan, Scanner, Verdict } from './scanner.ts'

const defaultTimeout = 10_000
const unavailable: Verdict = { kind: 'unavailable' }

/** Talks to clamd at tcp://host:port or unix:/path. */
export function createClamdScanner(url: string, timeoutMs = defaultTimeout): Scanner {
  return {
    begin: () => beginScan(connectTo(url), timeoutMs),
    async isUp() {
      const socket = connectTo(url)
      socket.write('zPING\0')
      const reply = await readReply(socket, timeoutMs)
      return reply === 'PONG'
    },
  }
}

interface ClamdVersion {
  readonly program: string
  /** The day of its signatures; undefined if it has none. */
  readonly signedAt: Date | undefined
}

/** clamd says `ClamAV 1.0.7/27450/Mon Nov 16 08:30:12 2026`; undefined if it does not answer. */
export async function clamdVersion(url: string): Promise<ClamdVersion | undefined> {
  const socket = connectTo(url)
  socket.write('zVERSION\0')
  const reply = await readReply(socket, defaultTimeout)
  const [program, , day] = reply?.split('/') ?? []
  if (program === undefined) return undefined
  const signedAt = day === undefined ? undefined : new Date(`${day} UTC`)
  return { program, signedAt: Number.isNaN(signedAt?.getTime()) ? undefined : signedAt }
}

/** INSTREAM: each chunk is preceded by its length; a length of zero ends the stream. */
function beginScan(socket: Socket, timeoutMs: number): Scan {
  const answer = readReply(socket, undefined)
  let isClosed = false
  void answer.then(() => (isClosed = true))
  socket.write('zINSTREAM\0')
  return {
    async write(chunk) {
      if (isClosed || chunk.length === 0) return
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      socket.write(length)
      if (socket.write(chunk)) return
      const hasRoom = new Promise<boolean>((resolve) => {
        socket.once('drain', () => resolve(true))
        void answer.then(() => resolve(true))
      })
      if (!(await withTimeout(hasRoom, timeoutMs, false))) socket.destroy()
    },
    async verdict() {
      if (!isClosed) socket.write(Buffer.alloc(4))
      const reply = await withTimeout(answer, timeoutMs, undefined)
      socket.destroy()
      return reply === undefined ? unavailable : toVerdict(reply)
    },
    abort: () => void socket.destroy(),
  }
}

function toVerdict(reply: string): Verdict {
  if (reply === 'stream: OK') return { kind: 'clean' }
  const found = /^stream: (.+) FOUND$/.exec(reply)
  return found?.[1] === undefined ? unavailable : { kind: 'infected', name: found[1] }
}

function connectTo(url: string): Socket {
  if (url.startsWith('unix:')) return connect(url.slice('unix:'.length))
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname)
}

/** The text received before the connection closes; undefined if there is none. */
async function readReply(socket: Socket, timeoutMs: number | undefined) {
  const reply = new Promise<string | undefined>((resolve) => {
    let text = ''
    // clamd replies with one line; the limit protects against another kind of server.
    socket.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(0, 1000)))
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(text === '' ? undefined : text.replace(/\0.*$/s, '').trim()))
  })
  if (timeoutMs === undefined) return reply
  const answer = await withTimeout(reply, timeoutMs, undefined)
  socket.destroy()
  return answer
}
