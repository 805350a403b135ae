import { changed } from './requests-api.ts'

interface Started<Reply, Action> {
  readonly dispatch: (action: Action) => unknown
  readonly queryFulfilled: Promise<{ data: Reply }>
}

/** For calls that reply with the whole: it is shown at once; request and lists are read again. */
export function showsReply<Reply, Action>(asItNowIs: (reply: Reply) => Action) {
  return {
    onQueryStarted: async (
      _about: unknown,
      { dispatch, queryFulfilled }: Started<Reply, Action>,
    ) => {
      const reply = await queryFulfilled.catch(() => undefined)
      if (reply) dispatch(asItNowIs(reply.data))
    },
    invalidatesTags: (
      _reply: unknown,
      _error: unknown,
      { requestId }: { readonly requestId: string },
    ) => changed(requestId),
  }
}
