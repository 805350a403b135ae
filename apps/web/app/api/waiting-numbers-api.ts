import type { ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as numbers from '@kakehashi/contract/waiting-numbers'
import type { WaitingNumberChange } from '@kakehashi/domain/counter/waiting-number'
import { api, call, under } from './client/base-api.ts'

/** Short, so that a screen on the wall asks again soon after its network was away. */
const shownTimeout = 5_000

const waitingNumbersApi = api.injectEndpoints({
  endpoints: (build) => ({
    showWaitingNumbers: build.query<numbers.ShownNumbers, void>({
      query: () => ({ ...call(numbers.showWaitingNumbers, {}), timeout: shownTimeout }),
      providesTags: ['WaitingNumbers'],
    }),

    listWaitingNumbers: build.query<ReplyOf<typeof numbers.listWaitingNumbers>, void>({
      query: () => call(numbers.listWaitingNumbers, {}),
      providesTags: ['WaitingNumbers'],
    }),

    giveWaitingNumber: build.mutation<
      numbers.WaitingNumber,
      { body: SentBody<typeof numbers.giveWaitingNumber>; key: string }
    >({
      query: ({ body, key }) => ({ ...call(numbers.giveWaitingNumber, { body }), ...under(key) }),
      invalidatesTags: ['WaitingNumbers'],
    }),

    callNextNumber: build.mutation<
      ReplyOf<typeof numbers.callNextNumber>,
      { body: SentBody<typeof numbers.callNextNumber>; key: string }
    >({
      query: ({ body, key }) => ({ ...call(numbers.callNextNumber, { body }), ...under(key) }),
      // Also after a refusal: somebody else was faster, and the screen is out of date.
      invalidatesTags: ['WaitingNumbers'],
    }),

    changeWaitingNumber: build.mutation<
      numbers.WaitingNumber,
      { id: string; change: WaitingNumberChange }
    >({
      query: ({ id, change }) =>
        call(numbers.changeWaitingNumber, { params: { numberId: id }, body: { change } }),
      invalidatesTags: ['WaitingNumbers'],
    }),
  }),
})

export const {
  useShowWaitingNumbersQuery,
  useListWaitingNumbersQuery,
  useGiveWaitingNumberMutation,
  useCallNextNumberMutation,
  useChangeWaitingNumberMutation,
} = waitingNumbersApi
