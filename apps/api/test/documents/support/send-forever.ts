import { workerData } from 'node:worker_threads'
import { uploadDocument } from '@kakehashi/contract/documents/files'
import { tediousDocuments } from './tedious-documents.ts'

/** A thread that sends hostile files for each of these people, one after the other. */
const { address, cookies } = workerData as { address: string; cookies: string[] }
const files = tediousDocuments.map(([, make]) => new File([new Uint8Array(make())], 'a.pdf'))

async function send(cookie: string, file: File): Promise<void> {
  const body = new FormData()
  body.append('document', file)
  const headers = { cookie, origin: address, 'sec-fetch-site': 'same-origin' }
  const reply = await fetch(address + uploadDocument.path, { method: 'POST', body, headers })
  await reply.text()
}

await Promise.all(
  cookies.map(async (cookie, person) => {
    for (let turn = person; ; turn += 1) {
      await send(cookie, files[turn % files.length] ?? new File([], '')).catch(() => {})
    }
  }),
)
