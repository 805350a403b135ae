import { type Language, languageFacts } from '@kakehashi/domain/language'
import { priceText } from '@kakehashi/domain/money'
import { addressLines, type Office } from '@kakehashi/domain/office'
import { deliveryFacts } from '@kakehashi/domain/request/delivery'
import type { FactRow } from './fact-rows.ts'
import { FactTable } from './fact-table.tsx'
import { counterTexts, otherWayToPay } from './fact-texts.ts'
import { counterHours } from './office-texts.ts'
import { useOffice } from './office.tsx'
import { dueNow, type RequestFacts } from './request-facts.ts'

/** A quote says how to pay even if nothing is due yet; a payment only if something is. */
export type HandOverTopic = 'quote' | 'payment' | 'pickup'

interface HandOverProps {
  language: Language
  facts: RequestFacts
  topic: HandOverTopic | undefined
}

/** Where to pick up the translation and to pay. Other ways of delivery come to the counter to pay only. */
export function HandOver({ language, facts, topic }: HandOverProps) {
  const office = useOffice()
  const due = dueNow(facts)
  if (topic === undefined || (topic === 'payment' && due === 0)) return null
  const isPickedUp = topic === 'pickup' && facts.delivery === 'counter'
  const { isAtCounter, paysRest } = deliveryFacts[facts.delivery]
  const isPaidElsewhere = due === 0 || paysRest === 'on-hand-over'
  if (topic === 'pickup' && !isPickedUp && isPaidElsewhere) return null
  const isPaidHere = topic === 'quote' || due > 0
  const pickUp = isPaidHere ? 'collectAndPayHere' : 'collectHere'
  const title = isPickedUp ? pickUp : 'payHere'
  return (
    <FactTable
      language={language}
      title={counterTexts[title][language]}
      rows={counterRows(office, { due, isPaidHere, isAtCounter }, language)}
    />
  )
}

interface Coming {
  due: number
  isPaidHere: boolean
  isAtCounter: boolean
}

function counterRows(office: Office, coming: Coming, language: Language): FactRow[] {
  const { due, isPaidHere, isAtCounter } = coming
  const address = addressLines(office, language).join(languageFacts[language].addressComma)
  const row = (label: keyof typeof counterTexts, value: string) => ({
    label: counterTexts[label][language],
    value,
  })
  return [
    ...(due > 0 ? [{ ...row('toPay', priceText(due)), isMain: true }] : []),
    ...(address === '' ? [] : [row('where', address)]),
    row('when', counterHours(office)[language]),
    ...(isPaidHere ? [row('how', office.paymentMethods[language])] : []),
    ...(isAtCounter ? [] : [row('cannotCome', otherWayToPay[language])]),
  ]
}
