// Texts required by the specification; other statuses show the text of the reply.
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
}

/** '404 Not Found'. The same in every language, so that the office can look it up. */
export function statusLine(status: number, statusText = ''): string {
  return `${status} ${statusTexts[status] ?? statusText}`.trim()
}
