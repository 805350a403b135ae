const ownPicture =
  /^\/api\/pictures\/[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** One that was uploaded to us. Any other is somewhere else, and is kept but never fetched. */
export function isOwnPicture(address: string): boolean {
  return ownPicture.test(address)
}
