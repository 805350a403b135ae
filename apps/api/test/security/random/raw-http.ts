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
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Sends a call exactly as given, without the normalisation of fetch. */
export function sendRaw(address: string, call: RawCall): Promise<RawReply> {
  const { method, path, headers, payload } = call
  const { hostname, port } = new URL(address)
  const length = payload ? { 'content-length': String(payload.length) } : {}
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, method, path, headers: { ...headers, ...length } }
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = []
      const finish = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        })
      const isStream = response.headers['content-type']?.startsWith('text/event-stream')
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (!isStream) return
        // A live stream does not end, so the first chunk is the reply.
        finish()
        response.destroy()
      })
      response.on('error', reject)
      response.on('end', finish)
    })
    outgoing.on('error', reject)
    outgoing.end(payload)
  })
}
