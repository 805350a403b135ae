import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Browser } from '../../support/browser.ts'
import type { Office } from '../../support/office.ts'

interface RawUpload {
  readonly bytes: Buffer
  /** The raw text between the quotes of the form's header. */
  readonly name?: string
  readonly field?: string
  /** Number of bytes of the body to send before disconnecting. */
  readonly cutAt?: number
  /** Whether the closing boundary is sent. */
  readonly isEnded?: boolean
}

/** An upload over a plain socket, which can be invalid or cut off as no browser would do. */
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
