import type { PricedRequest } from '../../../request/request-views.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../api/client/base-api.ts'
import { showFailedCall } from '../../../api/client/failed-call.ts'
import { useAnswerQuoteMutation } from '../../../api/request-commands-api.ts'
import { showToast } from '@kakehashi/ui/toast'

/** Milliseconds before a new quote can be accepted, so that nobody accepts an unseen price. */
const acceptDelay = 1_000

/** The quote that was on screen. */
export interface SeenQuote {
  version: number
  quoteVersion: number
}

export interface Answering {
  accept: () => Promise<void>
  /** Throws errors that can be retried; others are shown on the card. */
  decline: (reason: string, seen: SeenQuote) => Promise<void>
  seen: SeenQuote
  /** Moves the focus once there is nothing left to answer. */
  goOn: () => void
  isBusy: boolean
  isFresh: boolean
  refusal: string | undefined
}

/** Answers the quote on screen. If there is a newer one, the server refuses the answer. */
export function useQuoteAnswer(request: PricedRequest, goOn: () => void): Answering {
  const { t } = useLingui()
  const [answerQuote, { isLoading }] = useAnswerQuoteMutation()
  const [refusal, setRefusal] = useState<string>()
  const { _id: requestId, version, quote, reader } = request
  const quoteVersion = quote?.version ?? 0
  const onScreen = { version, quoteVersion }

  async function send(answer: 'accepted' | 'declined', seen: SeenQuote, reason = '') {
    setRefusal(undefined)
    await answerQuote({ requestId, ...seen, answer, reason }).unwrap()
    const own = answer === 'accepted' ? t`Quote accepted` : t`Quote declined`
    showToast.success(reader === 'office' ? t`Answer recorded` : own)
  }

  function refuse(error: unknown) {
    showFailedCall(error)
    setRefusal(errorMessage(error))
  }

  return {
    accept: () => send('accepted', onScreen).then(goOn, refuse),
    decline: async (reason, seen) => {
      try {
        await send('declined', seen, reason)
      } catch (error) {
        // 409: the quote is no longer current. Other errors can be retried in the dialog.
        if ((error as { status?: unknown }).status !== 409) throw error
        refuse(error)
      }
    },
    seen: onScreen,
    goOn,
    isBusy: isLoading,
    isFresh: useFresh(quoteVersion),
    refusal,
  }
}

function useFresh(version: number): boolean {
  const [isFresh, setFresh] = useState(false)
  const seen = useRef(version)
  useEffect(() => {
    const isFirst = seen.current === 0
    const isKnown = seen.current === version
    seen.current = version
    if (isKnown || isFirst) return
    setFresh(true)
    const timer = setTimeout(() => setFresh(false), acceptDelay)
    return () => clearTimeout(timer)
  }, [version])
  return isFresh
}
