/** Limits shared by the API and the web. */

/** Documents that a customer can add to one request. The limit does not apply to staff. */
export const maxDocumentsPerRequest = 20

/** Messages and notes returned with a request; earlier ones are loaded on demand. */
export const threadPageSize = 50

/** Maximum length of a reason for a return, a cancellation or a declined quote. */
export const maxReasonLength = 1_000

/** How long a browser keeps unsent drafts. */
export const draftLifetimeDays = 7

/** How long a browser keeps the request of a visitor who chose to keep it on the device. */
export const visitorDraftHours = 24

/** How long an idempotency key is remembered: longer than browsers keep drafts. */
export const idempotencyKeyDays = draftLifetimeDays + 1

/** Uploads that are not attached to a request by then are deleted. */
export const unusedUploadHours = 24
