/** The router's own shape of a 404, for pages that find out while rendering that they are none. */
export const notFoundError = { status: 404, statusText: 'Not Found', internal: false, data: null }
