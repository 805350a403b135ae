import { Agent, request } from 'node:http'

export interface Call {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly body?: string
}

export interface Reply {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Fails on anything but 200, so that a refusal is not measured as a quick reply. */
export function send(agent: Agent, base: string, call: Call, cookie: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      // As the proxy in front of the office says it.
      'x-forwarded-proto': 'https',
      ...(call.body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(call.body),
      }),
    }
    const sent = request(new URL(call.path, base), { method: call.method, agent, headers })
    sent.once('error', reject)
    sent.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('end', () => {
        const body = Buffer.concat(chunks).toString()
        if (response.statusCode !== 200)
          return reject(new Error(`${call.name}: ${response.statusCode} ${body}`))
        resolve({ headers: response.headers as Record<string, string>, body })
      })
    })
    sent.end(call.body)
  })
}

interface RateOptions {
  readonly base: string
  readonly call: Call
  readonly cookie: string
  readonly seconds: number
  readonly clients: number
}

/** How many calls were answered in that time, each client sending the next after a reply. */
export async function countCalls({ base, call, cookie, seconds, clients }: RateOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const end = performance.now() + seconds * 1_000
  let count = 0
  const client = async () => {
    while (performance.now() < end) {
      await send(agent, base, call, cookie)
      count += 1
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return count
}
