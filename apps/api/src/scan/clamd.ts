import type { Socket } from 'node:net'
import { connect } from 'node:net'
import type { Scan, Scanner, Verdict } from './scanner.ts'

const patience = 10_000
const unavailable: Verdict = { kind: 'unavailable' }

/** ClamAV's daemon, at tcp://host:port or unix:/path. */
export function clamdAt(url: string, longestWait = patience): Scanner {
  const reach = () => reachAt(url)
  return {
    begin: () => beginScan(reach(), longestWait),
    async isUp() {
      const socket = reach()
      socket.write('zPING\0')
      const said = await answerOf(socket, longestWait)
      return said === 'PONG'
    },
  }
}

/** The bytes go out as they come in, each piece led by its length; a length of nothing is the end. */
function beginScan(socket: Socket, longestWait: number): Scan {
  const answer = answerOf(socket, undefined)
  let isLost = false
  void answer.then(() => (isLost = true))
  socket.write('zINSTREAM\0')
  return {
    async take(chunk) {
      if (isLost || chunk.length === 0) return
      const length = Buffer.alloc(4)
      length.writeUInt32BE(chunk.length)
      socket.write(length)
      if (socket.write(chunk)) return
      const hasRoom = new Promise<boolean>((resolve) => {
        socket.once('drain', () => resolve(true))
        void answer.then(() => resolve(true))
      })
      if (!(await orAfter(hasRoom, longestWait, false))) socket.destroy()
    },
    async verdict() {
      if (!isLost) socket.write(Buffer.alloc(4))
      const said = await orAfter(answer, longestWait, undefined)
      socket.destroy()
      return said === undefined ? unavailable : toVerdict(said)
    },
    leave: () => void socket.destroy(),
  }
}

function toVerdict(said: string): Verdict {
  if (said === 'stream: OK') return { kind: 'clean' }
  const found = /^stream: (.+) FOUND$/.exec(said)
  return found?.[1] === undefined ? unavailable : { kind: 'infected', name: found[1] }
}

function reachAt(url: string): Socket {
  if (url.startsWith('unix:')) return connect(url.slice('unix:'.length))
  const { hostname, port } = new URL(url)
  return connect(Number(port), hostname)
}

/** What the daemon says before it hangs up; nothing if it was never there. */
async function answerOf(socket: Socket, longestWait: number | undefined) {
  const said = new Promise<string | undefined>((resolve) => {
    let text = ''
    // It says a line or nothing; more than that is not ClamAV.
    socket.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(0, 1000)))
    socket.on('error', () => resolve(undefined))
    socket.on('close', () => resolve(text === '' ? undefined : text.replace(/\0.*$/s, '').trim()))
  })
  if (longestWait === undefined) return said
  const answer = await orAfter(said, longestWait, undefined)
  socket.destroy()
  return answer
}

async function orAfter<Result>(
  work: Promise<Result>,
  milliseconds: number,
  otherwise: Result,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<Result>((resolve) => {
    timer = setTimeout(resolve, milliseconds, otherwise)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
