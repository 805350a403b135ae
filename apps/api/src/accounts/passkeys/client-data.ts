import { z } from 'zod'

const clientData = z.object({ challenge: z.string().max(200) })

/** The challenge that the browser says it answers; its signature is checked later. */
export function challengeOf({ clientDataJSON }: { clientDataJSON: string }): string | undefined {
  try {
    const text = Buffer.from(clientDataJSON, 'base64url').toString('utf8')
    return clientData.parse(JSON.parse(text)).challenge
  } catch {
    return undefined
  }
}
