/** What both sides of the wire go by. */

/** Papers of one order that a customer can send; the office adds what it was asked to. */
export const filesPerOrder = 20

/** Messages and notes that come with a request; earlier ones are asked for. */
export const newestWithRequest = 50

/** Letters of a reason: for a return, a cancellation, a quote that is declined. */
export const longestReason = 1_000

/** How long a browser keeps what it could not send. */
export const unsentKeptDays = 7

/** How long a key sent again is answered as the first time: longer than any browser keeps it. */
export const keyKeptDays = unsentKeptDays + 1

/** A file that has not become part of a request by then is nobody's any more. */
export const forsakenAfterHours = 24
