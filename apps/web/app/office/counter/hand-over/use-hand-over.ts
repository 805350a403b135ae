import { fullName } from '@kakehashi/domain/people/people'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { errorMessage } from '../../../api/client/base-api.ts'
import { isUnanswered } from '../../../api/client/connection.ts'
import { type HandOverView, useHandOverMutation } from '../../../api/hand-overs-api.ts'
import { offerUndoTogether } from '../../../api/undo-offers.ts'
import { chosenOf, type Ticked, tickable } from './hand-over-choice.ts'

/** What is ticked and typed for one person, and the call that hands it over. */
export function useHandOver(view: HandOverView, isByCode: boolean, onDone: () => void) {
  const { t } = useLingui()
  const language = useLanguage()
  const [ticked, setTicked] = useState<Ticked>(new Set())
  const [isIdSeen, setIdSeen] = useState(false)
  const [isSomeoneElse, setSomeoneElse] = useState(false)
  const [otherName, setOtherName] = useState('')
  const [isPaid, setPaid] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [send, { isLoading }] = useHandOverMutation()
  const lastCall = useRef<{ key: string; text: string }>(undefined)
  const { orders, person } = view
  const all = tickable(orders)
  const chosen = chosenOf(orders, ticked, isPaid)
  const isEmpty = chosen.orders.length + chosen.originals.length === 0
  const isNameMissing = isSomeoneElse && otherName.trim() === ''

  function tick(id: string, isOn: boolean) {
    setTicked(new Set(isOn ? [...ticked, id] : [...ticked].filter((one) => one !== id)))
  }

  /** The key of the last call, if that was the same and nobody has answered it. */
  function keyFor(text: string): string {
    if (lastCall.current?.text !== text) lastCall.current = { key: crypto.randomUUID(), text }
    return lastCall.current.key
  }

  async function handOver() {
    if (isLoading) return
    if (isEmpty) return setProblem(t`Tick what you hand over.`)
    if (isNameMissing) return setProblem(t`Enter the name of the person who collects.`)
    setProblem(undefined)
    const to = isSomeoneElse ? otherName : fullName(person, language)
    const body = { user: person._id, ...chosen, to, isIdSeen, isCodeShown: isByCode }
    const key = keyFor(JSON.stringify(body))
    try {
      const { undo } = await send({ body, key }).unwrap()
      lastCall.current = undefined
      showToast.success(t`Handed over to ${to}`)
      offerUndoTogether(
        undo.flatMap(({ _id, ...move }) => {
          const order = orders.find((one) => one._id === _id)
          return order ? [{ ...order, undo: move }] : []
        }),
      )
      onDone()
    } catch (error) {
      // Without an answer it may have been done, so the next press repeats the same call.
      if (!isUnanswered(error)) lastCall.current = undefined
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
    setPaid,
    problem,
    isSending: isLoading,
    handOver,
  }
}

export type HandOverForm = ReturnType<typeof useHandOver>
