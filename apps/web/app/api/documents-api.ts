import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import { uploadDocument, uploadTranslation } from '@kakehashi/contract/documents/files'
import * as requests from '@kakehashi/contract/requests/requests'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { api, call } from './client/base-api.ts'
import { fetchWithSession } from './client/fetch-with-session.ts'
import { readJson, sendFile, type Watching } from './client/file-transfer.ts'
import { showsRequest } from './requests-api.ts'

const documentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    addDocument: build.mutation<
      RequestDetail,
      SentBody<typeof requests.addDocument> & { requestId: string }
    >({
      query: (body) => call(requests.addDocument, { params: { requestId: body.requestId }, body }),
      ...showsRequest,
    }),
  }),
})

export const { useAddDocumentMutation } = documentsApi

export type Uploaded = ReplyOf<typeof uploadDocument>

/** Uploads a document to be translated. */
export function sendDocument(file: File, watching: Watching): Promise<Uploaded> {
  return sendFile(uploadDocument, file, watching)
}

/** Uploads a finished translation. The reply has the same shape as that of a document. */
export async function sendTranslation(file: File, watching: Watching): Promise<Uploaded> {
  const { translation, ...rest } = await sendFile(uploadTranslation, file, watching)
  return { ...rest, document: translation }
}

/** Whether the server has deleted a file. False if the server cannot be reached. */
export async function isDocumentGone(path: string): Promise<boolean> {
  const reply = await fetchWithSession(path, { method: 'HEAD' }).catch(() => undefined)
  return reply?.status === 404
}

/** The file ids of the user's newest request. Empty if the server cannot be reached. */
export async function findOrderedFiles(): Promise<readonly string[]> {
  const [newest] =
    (await ask<ReplyOf<typeof requests.myRequests>>(`${requests.myRequests.path}?limit=1`)) ?? []
  if (!newest) return []
  const request = await ask<ReplyOf<typeof requests.getRequest>>(
    requests.getRequest.path.replace(':id', newest._id),
  )
  return request?.documents.map(({ _id }) => _id) ?? []
}

async function ask<Reply>(path: string): Promise<Reply | undefined> {
  const reply = await fetchWithSession(path).catch(() => undefined)
  return reply?.ok ? (readJson(await reply.text()) as Reply) : undefined
}
