import { fullName } from '@kakehashi/domain/people/people'
import type { Strokes } from '@kakehashi/domain/request/signature'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../../api/client/base-api.ts'
import {
  type HandOverReply,
  type HandOverView,
  useHandOverMutation,
} from '../../../api/hand-overs-api.ts'
import { offerUndoTogether } from '../../../api/undo-offers.ts'
import { useCallKey } from '../../../forms/use-call-key.ts'
import { useTender } from '../../money/use-tender.ts'
import { chosenOf, dueFor, type Ticked, tickable } from './hand-over-choice.ts'

export interface HandedOver {
  readonly to: string
  /** What the customer gets back, in the currency of the payment. */
  readonly change: string | undefined
  readonly receipts: HandOverReply['receipts']
}

/** What is ticked and typed for one person, and the call that hands it over. */
export function useHandOver(
  view: HandOverView,
  isByCode: boolean,
  onDone: (done: HandedOver) => void,
) {
  const { t } = useLingui()
  const language = useLanguage()
  const [ticked, setTicked] = useState<Ticked>(new Set())
  const [isIdSeen, setIdSeen] = useState(false)
  const [isSomeoneElse, setSomeoneElse] = useState(false)
  const [otherName, setOtherName] = useState('')
  const [isPaid, setPaid] = useState(true)
  const [signed, setSigned] = useState({ what: '', strokes: [] as Strokes })
  const [problem, setProblem] = useState<string>()
  const [send, { isLoading }] = useHandOverMutation()
  const callKey = useCallKey()
  const { orders, person } = view
  const all = tickable(orders)
  const dues = dueFor(orders, ticked)
  const tender = useTender(...dues)
  const chosen = chosenOf(orders, ticked, isPaid)
  const isPaying = isPaid && dues.length > 0
  const isEmpty = chosen.orders.length + chosen.originals.length === 0
  const isNameMissing = isSomeoneElse && otherName.trim() === ''
  const to = isSomeoneElse ? otherName.trim() : fullName(person, language)
  // A signature is for one person and these pieces: with others it must be given again.
  const what = [to, ...chosen.orders.map(({ _id }) => _id), ...chosen.originals].join(' ')
  const signature = signed.what === what ? signed.strokes : []

  function tick(id: string, isOn: boolean) {
    setTicked(new Set(isOn ? [...ticked, id] : [...ticked].filter((one) => one !== id)))
  }

  async function handOver() {
    if (isLoading) return
    if (isEmpty) return setProblem(t`Tick what you hand over.`)
    if (isNameMissing) return setProblem(t`Enter the name of the person who collects.`)
    if (isPaying && (tender.isBlocked || tender.isGivenWrong))
      return setProblem(t`Check the payment.`)
    setProblem(undefined)
    const who = { user: person._id, to, isIdSeen, isCodeShown: isByCode }
    const body = {
      ...who,
      ...chosen,
      ...(isPaying && { tender: tender.body }),
      ...(signature.length > 0 && { signature: signature.map((line) => [...line]) }),
    }
    const key = callKey.keyFor(body)
    try {
      const { undo, receipts } = await send({ body, key }).unwrap()
      callKey.answered()
      showToast.success(t`Handed over to ${to}`)
      offerUndoTogether(
        undo.flatMap(({ _id, ...move }) => {
          const order = orders.find((one) => one._id === _id)
          return order ? [{ ...order, undo: move }] : []
        }),
      )
      onDone({ to, change: isPaying ? tender.changeText : undefined, receipts })
    } catch (error) {
      callKey.failed(error)
      setProblem(errorMessage(error))
    }
  }

  return {
    ticked,
    tick,
    isAllTicked: all.length > 0 && all.every((id) => ticked.has(id)),
    tickAll: () => setTicked(new Set(all.every((id) => ticked.has(id)) ? [] : all)),
    chosen,
    isIdSeen,
    setIdSeen,
    isSomeoneElse,
    setSomeoneElse,
    otherName,
    setOtherName,
    isNameMissing,
    isPaid,
    isPaying,
    setPaid,
    tender,
    to,
    signature,
    sign: (strokes: Strokes) => setSigned({ what, strokes }),
    problem,
    isSending: isLoading,
    handOver,
  }
}

export type HandOverForm = ReturnType<typeof useHandOver>
