import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import { Trans } from '@lingui/react/macro'
import { useOfficeWords } from '../../parts/use-office-words.ts'
import { Sentences } from '../../parts/sentences.tsx'

// Lines of the eight steps and their questions that contain facts of the office.

export function SameDayLead() {
  const { sameDayUntil } = useOfficeHours()
  return <Trans>Same-day requests: before {sameDayUntil}.</Trans>
}

export function SameDayText() {
  const { openDays } = useOfficeWords()
  return <Trans>For popular items, {openDays}. There is no expedite fee.</Trans>
}

export function HolidaysLead() {
  const { holidays } = useOffice()
  if (holidays === 'none') return <Trans>Check Japanese holidays.</Trans>
  return <Trans>Check Japanese and American holidays.</Trans>
}

export function HolidaysText() {
  const { closedDays } = useOfficeWords()
  return (
    <Sentences>
      <Trans>City offices close on weekends, Japanese holidays and over the New Year.</Trans>
      {closedDays !== null && <Trans>We close on {closedDays}.</Trans>}
    </Sentences>
  )
}

export function WhichDay() {
  const { closedDays } = useOfficeWords()
  return (
    <Sentences>
      <Trans>A day when both the city office and our office are open.</Trans>
      <Trans>City offices close on weekends, Japanese holidays and over the New Year.</Trans>
      {closedDays !== null && <Trans>We close on {closedDays}.</Trans>}
      <Trans>Send us your request some days before.</Trans>
    </Sentences>
  )
}
