import type { PricedRequest } from '../../../request/request-views.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../api/client/base-api.ts'
import { useAnswerQuoteMutation } from '../../../api/request-commands-api.ts'
import { showToast } from '@kakehashi/ui/toast'

/** A finger already on its way must not accept a price that appeared under it. */
const lookTime = 1_000

/** The quote somebody has made up their mind about. */
export interface SeenQuote {
  version: number
  quoteVersion: number
}

export interface Answering {
  accept: () => Promise<void>
  /** Throws what can be tried again; what cannot is said on the card. */
  decline: (reason: string, seen: SeenQuote) => Promise<void>
  /** The one on screen now. */
  seen: SeenQuote
  /** Where reading goes on once there is nothing left to answer. */
  goOn: () => void
  isBusy: boolean
  isFresh: boolean
  refusal: string | undefined
}

/** Answers exactly the quote that is on screen; if that is no longer the one, nothing is answered. */
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
    const words = errorMessage(error)
    showToast.error(words)
    setRefusal(words)
  }

  return {
    accept: () => send('accepted', onScreen).then(goOn, refuse),
    decline: async (reason, seen) => {
      try {
        await send('declined', seen, reason)
      } catch (error) {
        // What was to be declined is gone; anything else can be tried again where it was asked.
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
    const timer = setTimeout(() => setFresh(false), lookTime)
    return () => clearTimeout(timer)
  }, [version])
  return isFresh
}
