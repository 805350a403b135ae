/** The path of an uploaded picture, used in the endpoint and stored with a service. */
export const picturePath = <const Id extends string>(id: Id) => `/api/pictures/${id}` as const

const ownPicture = new RegExp(
  `^${picturePath('[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}')}$`,
)

/** Whether a picture was uploaded here. Other URLs are stored but never fetched. */
export function isUploadedPicture(address: string): boolean {
  return ownPicture.test(address)
}
