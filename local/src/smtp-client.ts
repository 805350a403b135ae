import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { connect as connectTls } from 'node:tls'

/** A minimal SMTP client for tests, without a mail library. */
export interface SmtpConnection {
  /** Sends one line and returns the last line of the reply. */
  send(line: string): Promise<string>
  startTls(): Promise<void>
  close(): void
}

export async function connectSmtp(smtpUrl: string): Promise<SmtpConnection> {
  let socket: Socket = connect({ host: '127.0.0.1', port: Number(new URL(smtpUrl).port) })
  let readReply = replyReader(socket)

  const send = (line: string) => {
    socket.write(`${line}\r\n`)
    return readReply()
  }

  await readReply()
  await send('EHLO sender.example')

  return {
    send,
    async startTls() {
      await send('STARTTLS')
      const secured = connectTls({ socket, rejectUnauthorized: false })
      await once(secured, 'secureConnect')
      socket = secured
      readReply = replyReader(secured)
      await send('EHLO sender.example')
    },
    close: () => void socket.destroy(),
  }
}

/** Returns the server's reply to the mail. */
export async function deliver(
  connection: SmtpConnection,
  to: string[],
  mail: string,
): Promise<string> {
  await connection.send('MAIL FROM:<office@kakehashi.example>')
  for (const address of to) await connection.send(`RCPT TO:<${address}>`)
  await connection.send('DATA')
  return connection.send(`${mail}\r\n.`)
}

function replyReader(socket: Socket) {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  return async () => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('The server closed the connection')
      // '250-' means that more lines follow, '250 ' is the last one.
      if (/^\d{3}(?!-)/.test(value)) return value
    }
  }
}
