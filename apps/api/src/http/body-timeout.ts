import type { FastifyRequest } from 'fastify'
import { duration } from '../clock.ts'

/** Prevents clients from keeping connections busy by sending a small body very slowly. */
export function limitBodyDuration(request: FastifyRequest): void {
  const { raw } = request
  const isUpload = request.routeOptions.config.endpoint?.consumes !== undefined
  if (isUpload || raw.complete) return
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy()
  }, 30 * duration.second)
  raw.once('close', () => clearTimeout(timer))
  raw.once('end', () => clearTimeout(timer))
}
