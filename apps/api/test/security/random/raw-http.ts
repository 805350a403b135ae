import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:http'

export interface RawCall {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: Buffer | undefined
}

export interface RawReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly ms: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** A call as it is, with nothing tidied up on the way as a browser would. */
export function sendRaw(address: string, call: RawCall): Promise<RawReply> {
  const { method, path, headers, payload } = call
  const { hostname, port } = new URL(address)
  const length = payload ? { 'content-length': String(payload.length) } : {}
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, method, path, headers: { ...headers, ...length } }
    const calling = request(options, (response) => {
      const chunks: Buffer[] = []
      const answer = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
          ms: performance.now() - begun,
        })
      const isStream = response.headers['content-type']?.startsWith('text/event-stream')
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (!isStream) return
        // A live stream has no end to wait for.
        answer()
        response.destroy()
      })
      response.on('error', reject)
      response.on('end', answer)
    })
    calling.on('error', reject)
    calling.end(payload)
  })
}
