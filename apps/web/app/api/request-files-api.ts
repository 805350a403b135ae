import type { SentBody } from '@kakehashi/contract/http/endpoint'
import * as files from '@kakehashi/contract/requests/request-files'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { api, call } from './client/base-api.ts'
import { changed, showsRequest } from './requests-api.ts'

/** A body whose request id is also in the path, with the file it is about. */
type About<Body> = Omit<Body, 'requestId'> & { requestId: string; fileId: string }

const requestFilesApi = api.injectEndpoints({
  endpoints: (build) => ({
    removeFile: build.mutation<RequestDetail, About<SentBody<typeof files.removeFile>>>({
      query: ({ requestId, fileId, ...body }) =>
        call(files.removeFile, { params: { requestId, fileId }, body }),
      ...showsRequest,
    }),

    putFileBack: build.mutation<RequestDetail, About<SentBody<typeof files.putFileBack>>>({
      query: ({ requestId, fileId, ...body }) =>
        call(files.putFileBack, { params: { requestId, fileId }, body }),
      ...showsRequest,
    }),

    moveFile: build.mutation<RequestDetail, About<SentBody<typeof files.moveFile>>>({
      query: ({ requestId, fileId, ...body }) =>
        call(files.moveFile, { params: { requestId, fileId }, body }),
      onQueryStarted: showsRequest.onQueryStarted,
      invalidatesTags: (reply, error, arg) => [
        ...showsRequest.invalidatesTags(reply, error, arg),
        ...changed(arg.to),
      ],
    }),
  }),
})

export const { useRemoveFileMutation, usePutFileBackMutation, useMoveFileMutation } =
  requestFilesApi
