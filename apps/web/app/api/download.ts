import { fetchWithSession } from './fetch-with-session.ts'

/**
 * Fetches a file and hands it to the browser to keep, under the name the office gives it. Not a
 * plain link, so that a refusal stays on the page and can be tried again.
 */
export async function downloadFile(path: string): Promise<void> {
  const reply = await fetchFile(path)
  const name = fileNameIn(reply.headers.get('content-disposition'))
  saveFile(await reply.blob(), name)
}

/** The file itself, for whoever shows it or hands it on. */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Response> {
  const reply = await fetchWithSession(path, signal && { signal })
  if (!reply.ok) throw new Error(`GET ${path} answered ${reply.status}`)
  return reply
}

const fallbackName = 'document'

export function fileNameIn(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? fallbackName
}

/** Some browsers read the file only after the press is over, so its address is not given up at once. */
const readingTime = 60_000

/** Hands the browser a file to keep. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readingTime)
}
