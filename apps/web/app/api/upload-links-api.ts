import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import * as links from '@kakehashi/contract/requests/upload-links'
import { api, call, shortLived } from './client/base-api.ts'
import { sendFile, type Watching } from './client/file-transfer.ts'
import type { Uploaded } from './documents-api.ts'

type UploadLink = ReplyOf<typeof links.getUploadLink>

const tagOf = (link: Pick<UploadLink, '_id'> | undefined) =>
  link ? [{ type: 'UploadLink' as const, id: link._id }] : []

const uploadLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** With an id, a new code for the same link. */
    openUploadLink: build.mutation<ReplyOf<typeof links.openUploadLink>, string | undefined>({
      query: (_id) => call(links.openUploadLink, { body: { ...(_id !== undefined && { _id }) } }),
      invalidatesTags: tagOf,
    }),

    getUploadLink: build.query<UploadLink, string>({
      query: (linkId) => call(links.getUploadLink, { params: { linkId } }),
      keepUnusedDataFor: shortLived,
      providesTags: tagOf,
    }),

    endUploadLink: build.mutation<UploadLink, string>({
      query: (linkId) => call(links.endUploadLink, { params: { linkId } }),
      invalidatesTags: tagOf,
    }),

    checkUploadLink: build.query<ReplyOf<typeof links.checkUploadLink>, string>({
      query: (token) => call(links.checkUploadLink, { body: { token } }),
      keepUnusedDataFor: shortLived,
    }),
  }),
})

export const {
  useOpenUploadLinkMutation,
  useGetUploadLinkQuery,
  useEndUploadLinkMutation,
  useCheckUploadLinkQuery,
} = uploadLinksApi

/** The server says nothing about the file, so the list shows what the phone knows of it. */
export async function sendByLink(token: string, file: File, watching: Watching): Promise<Uploaded> {
  const headers = { authorization: `Bearer ${token}` }
  const { message } = await sendFile(links.sendByUploadLink, file, { ...watching, headers })
  const { name, size, type } = file
  const known = { name, size, mediaType: type, role: 'document', status: 'clean' } as const
  const createdAt = new Date().toISOString()
  return {
    message,
    document: '',
    file: { ...known, _id: crypto.randomUUID(), createdAt, path: '' },
  }
}
