import { errorReply } from '@kakehashi/contract/http/endpoint'
import { health } from '@kakehashi/contract/operations'
import type { RawReply } from './raw-http.ts'

/** CPU time, since a busy machine may delay any reply. Far more than any call should need. */
const maxCpuMs = 5_000

/** Health is 503 while a part is slow, which a busy machine can cause. */
function isHealthOfSlowPart(reply: RawReply): boolean {
  return reply.status === 503 && health.reply.safeParse(parsed(reply.text)).success
}

/** What is wrong with a reply, if anything. The CPU time is known if nothing else was done meanwhile. */
export function faultIn(reply: RawReply, cpuMs = 0): string | undefined {
  if (isHealthOfSlowPart(reply)) return undefined
  if (reply.status >= 500) return `returned ${reply.status}: ${reply.text}`
  if (cpuMs > maxCpuMs) return `took ${Math.round(cpuMs)} ms of CPU time`
  if (reply.status >= 200 && reply.status < 300) return undefined
  const error = errorReply.safeParse(parsed(reply.text))
  if (!error.success) return `returned ${reply.status} without the standard error: ${reply.text}`
  return error.data.message === '' ? 'has no message' : undefined
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
