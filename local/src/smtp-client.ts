import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { connect as connectTls } from 'node:tls'

/** One connection to the mailbox, spoken by hand so that tests depend on no mail library. */
export interface SmtpCall {
  /** Sends one line and returns the last line of the answer. */
  say(line: string): Promise<string>
  startTls(): Promise<void>
  hangUp(): void
}

export async function callSmtp(smtpUrl: string): Promise<SmtpCall> {
  let socket: Socket = connect({ host: '127.0.0.1', port: Number(new URL(smtpUrl).port) })
  let hear = listenTo(socket)

  const say = (line: string) => {
    socket.write(`${line}\r\n`)
    return hear()
  }

  await hear()
  await say('EHLO sender.example')

  return {
    say,
    async startTls() {
      await say('STARTTLS')
      const secured = connectTls({ socket, rejectUnauthorized: false })
      await once(secured, 'secureConnect')
      socket = secured
      hear = listenTo(secured)
      await say('EHLO sender.example')
    },
    hangUp: () => void socket.destroy(),
  }
}

/** Returns the server's answer to the mail itself. */
export async function deliver(call: SmtpCall, to: string[], mail: string): Promise<string> {
  await call.say('MAIL FROM:<office@kakehashi.example>')
  for (const address of to) await call.say(`RCPT TO:<${address}>`)
  await call.say('DATA')
  return call.say(`${mail}\r\n.`)
}

function listenTo(socket: Socket) {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  return async () => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('The server hung up')
      // '250-' announces more lines, '250 ' is the last.
      if (/^\d{3}(?!-)/.test(value)) return value
    }
  }
}
