import type { FastifyRequest } from 'fastify'
import { duration } from '../clock.ts'

/** Nobody types JSON by hand: whoever sends it drop by drop wants to keep a connection busy. */
export function limitBodyTime(request: FastifyRequest): void {
  const { raw } = request
  const isUpload = request.routeOptions.config.endpoint?.consumes !== undefined
  if (isUpload || raw.complete) return
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, 30 * duration.second)
  raw.once('close', () => clearTimeout(timer))
  raw.once('end', () => clearTimeout(timer))
}
