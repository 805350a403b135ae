import * as contract from '@kakehashi/contract/requests/upload-links'
import type { Browser } from './browser.ts'
import { documentForm, samplePdf } from './sample-pdf.ts'

export async function openLink(clerk: Browser): Promise<{ id: string; token: string }> {
  const { status, body } = await clerk.call(contract.openUploadLink, { body: {} })
  if (status !== 200) throw new Error(`opening a link returned ${status}`)
  return { id: body._id, token: body.token }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** As the page on the phone does. */
export function sendByLink(phone: Browser, token: string, bytes = samplePdf(), name?: string) {
  return phone.call(contract.sendByUploadLink, {
    body: documentForm(bytes, name),
    headers: bearer(token),
  })
}
