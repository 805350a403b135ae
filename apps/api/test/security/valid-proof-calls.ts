import { seedProof, seedProofPictures } from '../support/seed-proof.ts'
import { seedRequest } from '../support/seed-request.ts'
import type { ValidCall } from './callers.ts'

/** A call about a proof copy of a request in review, with a remark. */
function proofCall(call: Pick<Awaited<ReturnType<ValidCall>>, 'body'> = {}): ValidCall {
  return async ({ office, customer }) => {
    const { id } = customer.account
    const requestId = await seedRequest(office, id, { stage: 'review' })
    return {
      params: { requestId, page: '1', ...(await seedProof(office, requestId, id)) },
      ...call,
    }
  }
}

export const validProofCalls: Readonly<Record<string, ValidCall>> = {
  'GET /api/requests/:requestId/proof': proofCall(),
  'POST /api/requests/:requestId/proof': async ({ office, customer }) => {
    const requestId = await seedRequest(office, customer.account.id, { stage: 'review' })
    await seedProofPictures(office, requestId)
    return { params: { requestId } }
  },
  'GET /api/requests/:requestId/proof/:proofId/pages/:page': proofCall(),
  'POST /api/requests/:requestId/proof/:proofId/approve': proofCall(),
  'POST /api/requests/:requestId/proof/:proofId/changes': proofCall({
    body: { general: 'The year is wrong' },
  }),
  'PUT /api/requests/:requestId/proof/remarks/:remarkId': proofCall({
    body: { outcome: 'kept', reply: 'The register keeps the old name' },
  }),
}
