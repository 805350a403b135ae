/** How long a link works with which a customer at the counter sends documents from a phone. */
export const uploadLinkMinutes = 10
export const uploadLinkFiles = 20
export const uploadLinkMegabytes = 200
