import type { SentBody } from '@kakehashi/contract/http/endpoint'
import type { ProofReply } from '@kakehashi/contract/requests/proof-view'
import * as proofs from '@kakehashi/contract/requests/proofs'
import { api, call, shortLived, under } from './client/base-api.ts'
import { showsReply } from './shows-reply.ts'

interface About {
  readonly requestId: string
}
interface AboutProof extends About {
  readonly proofId: string
}

const readsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProof: build.query<ProofReply, string>({
      query: (requestId) => call(proofs.getProof, { params: { requestId } }),
      keepUnusedDataFor: shortLived,
      providesTags: (_reply, _error, id) => [{ type: 'Request', id }],
    }),
  }),
})

const showsProof = showsReply((reply: ProofReply) =>
  readsApi.util.updateQueryData('getProof', reply.request, () => reply),
)

const proofsApi = readsApi.injectEndpoints({
  endpoints: (build) => ({
    sendProof: build.mutation<ProofReply, About>({
      query: ({ requestId }) => call(proofs.sendProof, { params: { requestId } }),
      ...showsProof,
    }),
    approveProof: build.mutation<ProofReply, AboutProof>({
      query: (params) => call(proofs.approveProof, { params }),
      ...showsProof,
    }),
    askForProofChange: build.mutation<
      ProofReply,
      AboutProof & { key: string; body: SentBody<typeof proofs.askForProofChange> }
    >({
      query: ({ key, body, ...params }) => ({
        ...call(proofs.askForProofChange, { params, body }),
        ...under(key),
      }),
      ...showsProof,
    }),
    settleRemark: build.mutation<
      ProofReply,
      About & { remarkId: string } & SentBody<typeof proofs.settleRemark>
    >({
      query: ({ requestId, remarkId, ...body }) =>
        call(proofs.settleRemark, { params: { requestId, remarkId }, body }),
      ...showsProof,
    }),
  }),
})

export const { useGetProofQuery } = readsApi
export const {
  useSendProofMutation,
  useApproveProofMutation,
  useAskForProofChangeMutation,
  useSettleRemarkMutation,
} = proofsApi
