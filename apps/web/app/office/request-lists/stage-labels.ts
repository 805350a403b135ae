import type { Stage } from '@kakehashi/domain/request/stage'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The titles of the lists. */
export const listTitles: Readonly<Record<Stage, MessageDescriptor>> = {
  quote: msg`QUOTE`,
  payment: msg`PAYMENT`,
  translate: msg`TRANSLATE`,
  review: msg`REVIEW`,
  delivery: msg`DELIVERY`,
  complete: msg`COMPLETE`,
}

/** What an empty list says: where the next one will come from. */
export const whenEmpty: Readonly<Record<Stage, MessageDescriptor>> = {
  quote: msg`A new request appears here as soon as a customer sends it.`,
  payment: msg`A request comes here when its quote is submitted.`,
  translate: msg`A request comes here when its payment is complete.`,
  review: msg`A request comes here when its translation is submitted.`,
  delivery: msg`A request comes here when its review is done.`,
  complete: msg`A request comes here when it is delivered.`,
}

/** The specification spells the heading of this column so, and it stays as the office knows it. */
export const recieved = msg`Recieved`
