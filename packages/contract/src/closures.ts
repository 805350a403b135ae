import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A day on which the office stays closed besides weekends and American holidays, and why. */
export const closureView = z.strictObject({
  date: z.iso.date(),
  reason: z.strictObject({ en: z.string(), ja: z.string() }),
})

export const listClosures = endpoint({
  method: 'GET',
  path: '/api/closures',
  summary: 'When the office is closed besides its rule, from today in Tokyo on, soonest first',
  permission: 'anyone',
  reply: z.array(closureView),
  refusals: [],
})
