import type { ProofReply } from '@kakehashi/contract/requests/proof-view'
import * as contract from '@kakehashi/contract/requests/proofs'
import type { SentBody } from '@kakehashi/contract/http/endpoint'
import type { SignedInUser } from './office.ts'
import type { RequestCalls } from './request-calls.ts'
import { samplePdf, sendTranslation } from './sample-pdf.ts'

type Change = SentBody<typeof contract.askForProofChange>

/** The calls of one person about the proof copy of one request. */
export function proofOf({ browser }: SignedInUser, requestId: string) {
  const params = { requestId }
  const read = () => browser.call(contract.getProof, { params })
  const shown = async () => ({ ...params, proofId: idOf((await read()).body) })
  return {
    read,
    send: () => browser.call(contract.sendProof, { params }),
    page: async (page = 1) => {
      const { proofId } = await shown()
      return browser.open(`/api/requests/${requestId}/proof/${proofId}/pages/${page}`)
    },
    approve: async (proofId?: string) =>
      browser.call(contract.approveProof, {
        params: proofId === undefined ? await shown() : { ...params, proofId },
      }),
    ask: async (body: Change, key: string = crypto.randomUUID()) =>
      browser.call(contract.askForProofChange, {
        params: await shown(),
        body,
        headers: { 'idempotency-key': key },
      }),
    settle: (remarkId: string, body: SentBody<typeof contract.settleRemark>) =>
      browser.call(contract.settleRemark, { params: { ...params, remarkId }, body }),
  }
}

export function idOf({ proof }: Pick<ProofReply, 'proof'>): string {
  if (!proof) throw new Error('there is no proof copy')
  return proof._id
}

export function lastRemark({ remarks }: Pick<ProofReply, 'remarks'>) {
  const remark = remarks.at(-1)
  if (!remark) throw new Error('there is no remark')
  return remark
}

/** The translation comes into review, as a new file. */
export async function bringToReview(
  calls: RequestCalls,
  clerk: SignedInUser,
  id: string,
  text = 'Translation',
): Promise<void> {
  const translation = await sendTranslation(clerk.browser, samplePdf(text))
  const { status } = await calls.put(clerk, id, '', { isTranslated: true, translation })
  if (status !== 200) throw new Error(`the translation returned ${status}`)
}
