import { maxBulkRequests } from '@kakehashi/contract/requests/bulk'
import type { OfficeRequestItem } from '@kakehashi/contract/requests/request-view'
import { showToast } from '@kakehashi/ui/toast'
import { useState } from 'react'
import { type BulkBody, type BulkReply, useChangeRequestsMutation } from '../../api/bulk-api.ts'
import { errorMessage } from '../../api/client/base-api.ts'
import { offerUndoTogether } from '../../api/undo-offers.ts'
import type { Chosen } from './use-selection.ts'

type WithoutRequests<Body> = Body extends unknown ? Omit<Body, 'requests'> : never
export type BulkAction = WithoutRequests<BulkBody>

export interface BulkOutcome {
  readonly action: BulkAction
  readonly done: readonly OfficeRequestItem[]
  readonly refused: readonly { readonly request: OfficeRequestItem; readonly message: string }[]
}

/** Sends one change for all chosen requests and keeps what the server says about each. */
export function useBulkChange() {
  const [send, { isLoading }] = useChangeRequestsMutation()
  const [outcome, setOutcome] = useState<BulkOutcome>()

  /** False if the connection or the server failed; the requests stay chosen then. */
  async function run(action: BulkAction, chosen: Chosen): Promise<boolean> {
    const requests = [...chosen.values()].map(({ _id, version }) => ({ _id, version }))
    const replies: BulkReply[] = []
    try {
      for (let from = 0; from < requests.length; from += maxBulkRequests) {
        const some = requests.slice(from, from + maxBulkRequests)
        replies.push(await send({ ...action, requests: some }).unwrap())
      }
    } catch (error) {
      showToast.error(errorMessage(error))
      return false
    }
    setOutcome(outcomeOf(action, replies, chosen))
    offerUndoTogether(
      replies.flatMap(({ undo }) =>
        undo.flatMap(({ _id, ...move }) => {
          const request = chosen.get(_id)
          return request ? [{ ...request, undo: move }] : []
        }),
      ),
    )
    return true
  }

  return { run, isSending: isLoading, outcome, dismiss: () => setOutcome(undefined) }
}

function outcomeOf(action: BulkAction, replies: readonly BulkReply[], chosen: Chosen): BulkOutcome {
  const find = (_id: string) => chosen.get(_id) ?? []
  return {
    action,
    done: replies.flatMap(({ done }) => done.flatMap(find)),
    refused: replies.flatMap(({ refused }) =>
      refused.flatMap(({ _id, message }) => {
        const request = chosen.get(_id)
        return request ? [{ request, message }] : []
      }),
    ),
  }
}
