import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Browser } from '../../support/browser.ts'
import type { Office } from '../../support/office.ts'

interface RawUpload {
  readonly bytes: Buffer
  /** As it stands between the quotes of the form's header. */
  readonly name?: string
  readonly field?: string
  /** How much of the body is sent before the line goes dead. */
  readonly cutAt?: number
  /** Whether the form is ended as it should. */
  readonly isEnded?: boolean
}

/** An upload as bytes on a line, which can be odd or cut as no browser would have it. */
export async function rawUpload({ address }: Office, { cookies }: Browser, upload: RawUpload) {
  const { bytes, name = 'scan.pdf', field = 'document', cutAt, isEnded = true } = upload
  const { hostname, port } = new URL(address)
  const head = `--line\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/html\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(head),
    bytes,
    Buffer.from(isEnded ? '\r\n--line--\r\n' : ''),
  ])
  const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
  const lines = [
    'POST /api/upload HTTP/1.1',
    'Host: office',
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=line',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  if (cutAt !== undefined) {
    socket.write(body.subarray(0, cutAt))
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.destroy()
    return { status: 0, body: {} as Record<string, unknown> }
  }
  socket.write(body)
  const reply = await text(socket)
  const json = /\{.*\}/s.exec(reply)?.[0] ?? '{}'
  return {
    status: Number(reply.slice(9, 12)),
    body: JSON.parse(json) as Record<string, unknown>,
  }
}
