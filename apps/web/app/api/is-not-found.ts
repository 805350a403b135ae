/** Neither what never was nor what belongs to somebody else is told apart from a wrong address. */
export function isNotFound(error: unknown): boolean {
  const status = (error as { status?: unknown } | undefined)?.status
  return status === 404 || status === 400
}
