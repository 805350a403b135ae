/** Where a picture of the office is fetched: the call's own address, and what a service keeps. */
export const picturePath = <const Id extends string>(id: Id) => `/api/pictures/${id}` as const

const ownPicture = new RegExp(
  `^${picturePath('[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}')}$`,
)

/** One that was uploaded to us. Any other is somewhere else, and is kept but never fetched. */
export function isOwnPicture(address: string): boolean {
  return ownPicture.test(address)
}
