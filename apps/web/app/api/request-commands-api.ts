import type { Endpoint, ReplyOf, SentBody } from '@kakehashi/contract/http/endpoint'
import * as commands from '@kakehashi/contract/requests/request-commands'
import type { sentQuoteLine } from '@kakehashi/contract/requests/quote-lines'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import type { FetchArgs } from '@reduxjs/toolkit/query/react'
import type { z } from 'zod'
import { api, call } from './client/base-api.ts'
import { changedHere, showsRequest } from './requests-api.ts'
import { offerUndo } from './undo-offers.ts'

type DoneReply = ReplyOf<typeof commands.declineWork>

type Said<E extends Endpoint> = WithoutBase<SentBody<E>>
/** Applied to each of the bodies that an endpoint accepts. */
type WithoutBase<Body> = Body extends unknown ? Omit<Body, 'requestId' | 'version'> : never

type SentLine = z.input<typeof sentQuoteLine>

/** What staff do to a request. Each command is one call of the contract. */
export type OfficeCommand =
  | {
      readonly kind: 'submitQuote'
      readonly deposit: number
      readonly totalPrice: number
      /** Their sum is the price; left out if the price has no lines. */
      readonly lines?: SentLine[]
    }
  | {
      readonly kind: 'continueReview'
      readonly translation: string | undefined
      /** Asked for only while something is open. */
      readonly reason?: string
      /** The checklist was on screen. */
      readonly hasChecklist?: true
    }
  /** Ends a stage; the flag in the body says which. */
  | ({ readonly kind: 'endStage' } & Said<typeof commands.updateRequest>)
  | ({ readonly kind: 'recordPaid' } & Said<typeof commands.recordPaid>)
  | ({ readonly kind: 'recordRefund' } & Said<typeof commands.recordRefund>)
  | ({ readonly kind: 'assignTranslator' } & Said<typeof commands.assignTranslator>)
  | ({ readonly kind: 'returnToTranslator' } & Said<typeof commands.returnRequest>)
  | ({ readonly kind: 'answerQuote' } & Said<typeof commands.answerQuote>)
  | ({ readonly kind: 'promise' } & Said<typeof commands.promiseDay>)
  | ({ readonly kind: 'close' } & Said<typeof commands.closeRequest>)
  | { readonly kind: 'withdrawTranslation' }
  | ({ readonly kind: 'stepBack' } & Said<typeof commands.stepBack>)
  | { readonly kind: 'releaseTranslation' }
  | { readonly kind: 'reopen' }

interface Change {
  readonly requestId: string
  /** The version on screen, so that nobody overwrites changes they have not seen. */
  readonly version: number
  readonly command: OfficeCommand
}

function callFor({ requestId, version, command }: Change): FetchArgs {
  const params = { requestId }
  const seen = { requestId, version }
  switch (command.kind) {
    case 'submitQuote': {
      const quote = { isQuoted: true as const, quotedAt: now(), ...bodyOf(command) }
      return call(commands.updateRequest, { params, body: { ...seen, ...quote } })
    }
    case 'continueReview': {
      const review = { isReviewed: true as const, reviewedAt: now(), ...bodyOf(command) }
      return call(commands.updateRequest, { params, body: { ...seen, ...review } })
    }
    case 'endStage': {
      const { kind: _kind, ...body } = command
      return call(commands.updateRequest, { params, body: { ...seen, ...body } })
    }
    case 'withdrawTranslation':
      return call(commands.withdrawTranslation, { params, body: seen })
    case 'releaseTranslation':
      return call(commands.releaseTranslation, { params, body: seen })
    case 'reopen':
      return call(commands.reopenRequest, { params, body: seen })
    case 'recordPaid':
      return call(commands.recordPaid, { params, body: { ...seen, ...bodyOf(command) } })
    case 'recordRefund':
      return call(commands.recordRefund, { params, body: { ...seen, ...bodyOf(command) } })
    case 'assignTranslator':
      return call(commands.assignTranslator, { params, body: { ...seen, ...bodyOf(command) } })
    case 'returnToTranslator':
      return call(commands.returnRequest, { params, body: { ...seen, ...bodyOf(command) } })
    case 'answerQuote':
      return call(commands.answerQuote, { params, body: { ...seen, ...bodyOf(command) } })
    case 'promise':
      return call(commands.promiseDay, { params, body: { ...seen, ...bodyOf(command) } })
    case 'stepBack':
      return call(commands.stepBack, { params, body: { ...seen, ...bodyOf(command) } })
    case 'close':
      return call(commands.closeRequest, { params, body: { ...seen, ...bodyOf(command) } })
  }
}

/** A command without its kind, which is in the path. */
function bodyOf<Command extends { kind: string }>(command: Command) {
  const { kind: _kind, ...rest } = command
  return rest
}

/** The specification requires a time in these bodies; the server uses its own clock. */
const now = () => new Date().toISOString()

interface Submission {
  requestId: string
  /** The version on screen, so that nobody overwrites changes they have not seen. */
  version: number
  translation: string
}

/** A request body whose request id is also in the path. */
type To<Body> = Omit<Body, 'requestId'> & { requestId: string }

/** For the commands of staff, some of which can be undone for a few seconds. */
const offersUndo: typeof showsRequest = {
  ...showsRequest,
  onQueryStarted: async (body, context) => {
    await showsRequest.onQueryStarted(body, context)
    const reply = await context.queryFulfilled.catch(() => undefined)
    if (reply) offerUndo(reply.data)
  },
}

export const commandsApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeRequest: build.mutation<RequestDetail, Change>({
      query: callFor,
      ...offersUndo,
    }),

    undoMove: build.mutation<RequestDetail, { requestId: string; move: string }>({
      query: ({ requestId, move }) =>
        call(commands.undoMove, { params: { requestId }, body: { requestId, move } }),
      ...showsRequest,
    }),

    /** Used by the office and by the translator's desk. */
    submitTranslation: build.mutation<RequestDetail, Submission>({
      query: ({ requestId, version, translation }) =>
        call(commands.updateRequest, {
          params: { requestId },
          body: {
            requestId,
            version,
            isTranslated: true,
            translatedAt: new Date().toISOString(),
            translation,
          },
        }),
      ...offersUndo,
    }),

    /** For the translator's desk. */
    acceptWork: build.mutation<RequestDetail, To<SentBody<typeof commands.acceptWork>>>({
      query: (body) => call(commands.acceptWork, { params: { requestId: body.requestId }, body }),
      ...showsRequest,
    }),

    /** The request is gone from the desk afterwards, so it is not read again. */
    declineWork: build.mutation<DoneReply, To<SentBody<typeof commands.declineWork>>>({
      query: (body) => call(commands.declineWork, { params: { requestId: body.requestId }, body }),
      invalidatesTags: (_reply, error, { requestId }) => changedHere(requestId, error),
    }),

    /** For the translator's desk. */
    withdrawTranslation: build.mutation<
      RequestDetail,
      To<SentBody<typeof commands.withdrawTranslation>>
    >({
      query: (body) =>
        call(commands.withdrawTranslation, { params: { requestId: body.requestId }, body }),
      ...showsRequest,
    }),

    answerQuote: build.mutation<RequestDetail, To<SentBody<typeof commands.answerQuote>>>({
      query: (body) => call(commands.answerQuote, { params: { requestId: body.requestId }, body }),
      ...showsRequest,
    }),

    changeDelivery: build.mutation<RequestDetail, To<SentBody<typeof commands.changeDelivery>>>({
      query: (body) =>
        call(commands.changeDelivery, { params: { requestId: body.requestId }, body }),
      ...showsRequest,
    }),

    closeRequest: build.mutation<RequestDetail, To<SentBody<typeof commands.closeRequest>>>({
      query: (body) => call(commands.closeRequest, { params: { requestId: body.requestId }, body }),
      ...showsRequest,
    }),
  }),
})

export const {
  useChangeRequestMutation,
  useUndoMoveMutation,
  useSubmitTranslationMutation,
  useAcceptWorkMutation,
  useDeclineWorkMutation,
  useWithdrawTranslationMutation,
  useAnswerQuoteMutation,
  useChangeDeliveryMutation,
  useCloseRequestMutation,
} = commandsApi
