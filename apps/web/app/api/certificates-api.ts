import type { SentBody } from '@kakehashi/contract/http/endpoint'
import * as certificates from '@kakehashi/contract/requests/certificates'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { api, call } from './client/base-api.ts'
import { showsRequest } from './requests-api.ts'

type Issued = SentBody<typeof certificates.issueCertificate> & { requestId: string }
type Revoked = SentBody<typeof certificates.revokeCertificate> & {
  requestId: string
  certificateId: string
}

const certificatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    issueCertificate: build.mutation<RequestDetail, Issued>({
      query: ({ requestId, ...body }) =>
        call(certificates.issueCertificate, { params: { requestId }, body }),
      ...showsRequest,
    }),

    revokeCertificate: build.mutation<RequestDetail, Revoked>({
      query: ({ requestId, certificateId, ...body }) =>
        call(certificates.revokeCertificate, { params: { requestId, certificateId }, body }),
      ...showsRequest,
    }),
  }),
})

export const { useIssueCertificateMutation, useRevokeCertificateMutation } = certificatesApi
